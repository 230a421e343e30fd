## The playing hall as a service.
