// Fields with their labels.
import type { ComponentChildren } from "preact";

interface FieldProps {
  label: string;
  value: string;
  change(value: string): void;
  type?: "text" | "date" | "number" | "datetime-local" | "password";
  autoComplete?: "current-password" | "new-password";
  required?: boolean;
  size?: number;
  min?: number;
  step?: string;
  maxLength?: number;
  class?: string;
  disabled?: boolean;
  placeholder?: string;
}

export function Field({ label, change, class: look, type = "text", ...rest }: FieldProps) {
  return (
    <label class={look}>
      {label}
      <input {...rest} type={type as "text"} onInput={(event) => change(event.currentTarget.value)} />
    </label>
  );
}

interface SelectProps {
  label: string;
  value: string;
  change(value: string): void;
  options: [string, string][];
  class?: string;
  disabled?: boolean;
}

export function Select({ label, value, change, options, class: look, disabled = false }: SelectProps) {
  return (
    <label class={look}>
      {label}
      <select value={value} disabled={disabled} onChange={(event) => change(event.currentTarget.value)}>
        {options.map(([is, shown]) => (
          <option key={is} value={is}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A form that does not submit by itself. */
export function Form({ send, label, children }: { send(): void; label: string; children: ComponentChildren }) {
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
    </form>
  );
}
