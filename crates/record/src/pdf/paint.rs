//! Pages are painted: the only code that knows krilla's surfaces and tags.

use std::num::NonZeroU16;

use krilla::{
    Document, SerializeSettings,
    color::rgb,
    configure::{Accessibility, ConfigurationBuilder},
    destination::XyzDestination,
    geom::{PathBuilder, Point as Place, Rect, Transform},
    metadata::Metadata,
    num::NormalizedF32,
    outline::{Outline, OutlineNode},
    page::PageSettings,
    paint::{Fill, FillRule, LineCap, LineJoin, Stroke},
    surface::Surface,
    tagging::{
        Artifact, ArtifactType, ContentTag, Identifier, TableHeaderScope, Tag, TagGroup, TagTree,
    },
};

use super::{
    face::{Faces, POINT},
    figure,
    page::{Align, Block, Ink, Page, PaintItem, Text},
};

/// What a whole file is.
pub(super) struct Binding<'a> {
    pub(super) title: &'a str,
    pub(super) language: &'a str,
    /// Width and height in millimetres.
    pub(super) size: (f32, f32),
    /// How much smaller than drawn it is printed.
    pub(super) scale: f32,
}

/// The file of these pages. It has no date in it: the same pages are the same bytes.
pub(super) fn bind(binding: &Binding<'_>, faces: &Faces, leaves: &[Page]) -> Option<Vec<u8>> {
    let accessible = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1);
    let mut document = Document::new_with(SerializeSettings {
        configuration: accessible.finish().ok()?,
        enable_tagging: true,
        ..SerializeSettings::default()
    });
    let (width, height) = (binding.size.0 / POINT, binding.size.1 / POINT);
    let mut tags = TagTree::new().with_lang(Some(binding.language.to_owned()));
    let scale = binding.scale / POINT;
    for leaf in leaves {
        let mut page = document.start_page_with(PageSettings::from_wh(width, height)?);
        paint(page.surface(), leaf, faces, &mut tags, scale);
        page.finish();
    }
    let mut outline = Outline::new();
    let top = XyzDestination::new(0, Place::from_xy(0.0, 0.0));
    outline.push_child(OutlineNode::new(binding.title.to_owned(), top));
    document.set_outline(outline);
    document.set_tag_tree(tags);
    document.set_metadata(
        Metadata::new()
            .title(binding.title.to_owned())
            .language(binding.language.to_owned())
            .creator("Adoube".to_owned()),
    );
    document.finish().ok()
}

fn paint(mut surface: Surface<'_>, leaf: &Page, faces: &Faces, tags: &mut TagTree, scale: f32) {
    surface.push_transform(&Transform::from_scale(scale, scale));
    let mut painter = Painter { surface, faces, tags };
    for block in &leaf.blocks {
        painter.block(block);
    }
    painter.surface.pop();
    painter.surface.finish();
}

struct Painter<'a, 'p> {
    surface: Surface<'p>,
    faces: &'a Faces,
    tags: &'a mut TagTree,
}

impl Painter<'_, '_> {
    fn block(&mut self, block: &Block) {
        match block {
            Block::Decoration(marks) => {
                self.tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)), marks);
            }
            Block::Title(text) => {
                let content = self.content(&[PaintItem::Text(text.clone())]);
                let tag = Tag::Hn(NonZeroU16::MIN, Some(text.letters.clone()));
                let mut group = TagGroup::new(tag);
                group.push(content);
                self.tags.push(group);
            }
            Block::Paragraph(marks) => {
                let mut group = TagGroup::new(Tag::P);
                group.push(self.content(marks));
                self.tags.push(group);
            }
            Block::Table { head, rows } => self.table(head, rows),
            Block::Figure { said, marks } => {
                let mut group = TagGroup::new(Tag::Figure(Some(said.clone())));
                group.push(self.content(marks));
                self.tags.push(group);
            }
        }
    }

    fn table(&mut self, head: &[Vec<PaintItem>], rows: &[Vec<Vec<PaintItem>>]) {
        let mut table = TagGroup::new(Tag::Table);
        let mut heads = TagGroup::new(Tag::TR);
        for cell in head {
            let mut group = TagGroup::new(Tag::TH(TableHeaderScope::Column));
            group.push(self.content(cell));
            heads.push(group);
        }
        table.push(heads);
        for row in rows {
            let mut group = TagGroup::new(Tag::TR);
            for cell in row {
                let mut data = TagGroup::new(Tag::TD);
                data.push(self.content(cell));
                group.push(data);
            }
            table.push(group);
        }
        self.tags.push(table);
    }

    fn content(&mut self, marks: &[PaintItem]) -> Identifier {
        self.tagged(ContentTag::Other, marks)
    }

    fn tagged(&mut self, tag: ContentTag<'_>, marks: &[PaintItem]) -> Identifier {
        let identifier = self.surface.start_tagged(tag);
        for mark in marks {
            self.mark(mark);
        }
        self.surface.end_tagged();
        identifier
    }

    fn mark(&mut self, mark: &PaintItem) {
        match mark {
            PaintItem::Text(text) => self.text(text),
            PaintItem::Rule { from, to, width, ink } => {
                let mut path = PathBuilder::new();
                path.move_to(from.x, from.y);
                path.line_to(to.x, to.y);
                self.path(path, None, Some(stroke(*ink, *width)));
            }
            PaintItem::Shade { corner, size, ink } => {
                let mut path = PathBuilder::new();
                if let Some(rect) = Rect::from_xywh(corner.x, corner.y, size.x, size.y) {
                    path.push_rect(rect);
                }
                self.path(path, Some(fill(*ink)), None);
            }
            PaintItem::Figure { corner, side, role, figure } => {
                for stroke in figure::strokes(*role, *figure, *corner, *side) {
                    self.path(
                        stroke.path,
                        stroke.fill.map(fill),
                        Some(self::stroke(stroke.edge, stroke.width)),
                    );
                }
            }
        }
    }

    fn path(&mut self, path: PathBuilder, fill: Option<Fill>, stroke: Option<Stroke>) {
        let Some(path) = path.finish() else { return };
        self.surface.set_fill(fill);
        self.surface.set_stroke(stroke);
        self.surface.draw_path(&path);
    }

    fn text(&mut self, text: &Text) {
        let text = self.faces.fitted(text);
        let face = self.faces.of_weight(text.weight);
        let width = face.width(&text.letters, text.size, text.spacing);
        let x = match text.align {
            Align::Left => text.at.x,
            Align::Centre => text.at.x - width / 2.0,
            Align::Right => text.at.x - width,
        };
        let glyphs = face.glyphs(&text.letters, text.spacing);
        self.surface.set_fill(Some(fill(text.ink)));
        self.surface.set_stroke(None);
        let start = Place::from_xy(x, text.at.y);
        let font = face.font.clone();
        // The surface is measured in millimetres.
        self.surface.draw_glyphs(start, &glyphs, font, &text.letters, text.size * POINT, false);
    }
}

fn colour(ink: Ink) -> rgb::Color {
    let [red, green, blue] = ink.rgb();
    rgb::Color::new(red, green, blue)
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: colour(ink).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

fn stroke(ink: Ink, width: f32) -> Stroke {
    Stroke {
        paint: colour(ink).into(),
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    }
}
