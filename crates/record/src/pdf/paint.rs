//! Draws pages: the only code that knows krilla's surfaces and tags.

use std::num::NonZeroU16;

use krilla::{
    Document, SerializeSettings,
    color::rgb,
    configure::{Accessibility, ConfigurationBuilder},
    destination::XyzDestination,
    geom::{PathBuilder, Point as Place, Rect, Size, Transform},
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
    impose::{PlacedPage, SheetStart, Side},
    logo::Logo,
    page::{Align, Block, Ink, PaintItem, Point, Text},
};

/// The properties of a whole file.
pub(super) struct DocumentProperties<'a> {
    pub(super) title: &'a str,
    pub(super) language: &'a str,
    /// Width and height in millimetres.
    pub(super) size: (f32, f32),
    /// The outline: titles, and where they begin.
    pub(super) parts: Vec<(String, SheetStart)>,
    pub(super) logo: Option<&'a Logo>,
}

/// Makes the file of these sides of paper. It contains no date: the same pages give the same bytes.
pub(super) fn bind(
    binding: &DocumentProperties<'_>,
    faces: &Faces,
    sides: &[Side],
) -> Option<Vec<u8>> {
    let accessible = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1);
    let mut document = Document::new_with(SerializeSettings {
        configuration: accessible.finish().ok()?,
        enable_tagging: true,
        ..SerializeSettings::default()
    });
    let (width, height) = (binding.size.0 / POINT, binding.size.1 / POINT);
    let mut tags = TagTree::new().with_lang(Some(binding.language.to_owned()));
    for side in sides {
        let mut page = document.start_page_with(PageSettings::from_wh(width, height)?);
        let surface = page.surface();
        Painter { surface, faces, tags: &mut tags, logo: binding.logo }.paint(side);
        page.finish();
    }
    let mut outline = Outline::new();
    for (title, (side, corner)) in &binding.parts {
        let there = Place::from_xy(corner.x / POINT, corner.y / POINT);
        outline.push_child(OutlineNode::new(title.clone(), XyzDestination::new(*side, there)));
    }
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

/// From the millimetres of a page to the points of the paper.
fn transform(placed: &PlacedPage) -> Transform {
    let turned = if placed.is_upside_down { -1.0 } else { 1.0 };
    let scale = turned * placed.scale / POINT;
    Transform::from_row(scale, 0.0, 0.0, scale, placed.corner.x / POINT, placed.corner.y / POINT)
}

struct Painter<'a, 'p> {
    surface: Surface<'p>,
    faces: &'a Faces,
    tags: &'a mut TagTree,
    logo: Option<&'a Logo>,
}

impl Painter<'_, '_> {
    fn paint(mut self, side: &Side) {
        for placed in &side.pages {
            self.surface.push_transform(&transform(placed));
            for block in &placed.page.blocks {
                self.block(block);
            }
            self.surface.pop();
        }
        if !side.marks.is_empty() {
            self.surface.push_transform(&Transform::from_scale(1.0 / POINT, 1.0 / POINT));
            self.block(&Block::Decoration(side.marks.clone()));
            self.surface.pop();
        }
        self.surface.finish();
    }

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
            PaintItem::Logo { corner, size } => self.logo(*corner, *size),
        }
    }

    fn logo(&mut self, corner: Point, size: Point) {
        if let (Some(logo), Some(size)) = (self.logo, Size::from_wh(size.x, size.y)) {
            self.surface.push_transform(&Transform::from_translate(corner.x, corner.y));
            self.surface.draw_image(logo.image.clone(), size);
            self.surface.pop();
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
        let face = self.faces.with_weight(text.weight);
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
        // The surface is scaled to millimetres.
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
