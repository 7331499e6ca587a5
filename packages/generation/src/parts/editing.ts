import { type KindPart, partsOf } from './part.ts'

/** What editors of pictures have. */
export const editingParts: readonly KindPart[] = [
  ...partsOf('editor', [
    {
      said: 'layers, layer support, blend modes, multiple layers, layers and masks',
      on: 'editor',
      content: `
        rows Layers
        - eye | Lettering | Normal, 100 %
        - eye | Colour | Multiply, 60 %
        - eyeOff | Sketch | Hidden`,
    },
    {
      said: 'brushes, brush engine, custom brushes, pressure sensitivity, brush size, stylus support, pens, drawing tools, many brushes, different brushes, brush presets, pens and brushes',
      on: 'editor',
      within: /\b(?:draw\p{L}*|paint\p{L}*|sketch\p{L}*|brush\p{L}*|canvas|whiteboard)\b/iu,
      content: `
        chips Brushes | * Pencil, Ink, Marker, Watercolour, Eraser
        sliders Brush
        - Size | 35
        - Opacity | 80`,
    },
  ]),
  ...partsOf('editor', [
    {
      said: 'backgrounds, background, background colours, patterns',
      on: 'editor',
      content: `
        chips Backgrounds | * White, Sand, Sea, Blurred, Pattern`,
    },
    {
      said: 'cropping, crop, crop and rotate, rotate, resize, trim, resizing',
      on: 'editor',
      content: `
        keys Shape
        - square | Crop
        - repeat | Turn
        - flip | Mirror
        chips Shape | Free, * 1:1, 4:5, 16:9`,
    },
    {
      said: 'captions, text, subtitles, text and stickers, text captions, speech bubbles, fonts',
      within: /\b(?:gif|collage|video|sticker|meme|photo|story|stories)/i,
      on: 'editor',
      content: `
        fields
        - Caption | text | Not before coffee
        chips Letters | * Bold, Hand, Typewriter`,
    },
    {
      said: 'speed, speed control, frame rate, fps, playback speed',
      within: /\b(?:gif|video|animat|stop motion|clip)/i,
      on: 'editor',
      content: `
        chips Speed | ½×, * 1×, 1.5×, 2×`,
    },
    {
      said: 'layouts, templates, frames, grids, collage layouts',
      within: /collage|template|card|poster/i,
      on: 'editor browse',
      content: `
        tiles Layouts
        - grid | Two by two | 4 pictures
        - rows | One above two | 3 pictures
        - square | In a circle | 5 pictures`,
    },
    {
      said: 'onion skin, onion skinning, frames, animation, frame by frame animation',
      within: /pixel|animat|stop motion|sprite/i,
      on: 'editor',
      content: `
        cells Frames
        - 1 2 3 4 5 +
        switches
        - Onion skin
        keys Play
        - prev | Frame back
        - play | Play
        - skip | Frame on`,
    },
  ]),
  ...partsOf('editor', [
    {
      said: 'batch processing, batch editing, batch resize, batch mode, bulk editing, presets',
      within: /photo|image|picture/i,
      page: 'Batch | layers | 24 photos at once',
      content: `
        ticks To do with each
        - x Resize to 2,048 px | Longer side
        - x Filter: Warm | 40 %
        - Watermark | Lower right
        rows Photos
        - image | IMG_2041.jpg | Done
        - image | IMG_2042.jpg | 62 %
        button play | Start`,
    },
    {
      said: 'trimming, transitions, music, trimming and transitions, cut and trim, timeline, multi-track timeline, audio tracks, music and sound effects',
      within: /video|clip|film|reel/i,
      on: 'editor',
      content: `
        cells Timeline
        - 0:00 0:05 0:10 0:15
        - Harbour — Boat —
        - ♪ Low_water — —
        keys Clip
        - scissors | Split
        - minus | Trim
        - flip | Transition
        - music | Sound`,
    },
    {
      said: 'export in 4k, 4k export, 4k, export, 4k and 60 fps, hd export, no watermark',
      within: /video|clip|film|reel/i,
      on: 'settings detail',
      content: `
        chips Export as | 720p, * 1080p, 4K
        chips Frames a second | 24, * 30, 60`,
    },
    {
      said: 'handwriting, shapes, handwriting and shapes, pens, sticky notes',
      within: /whiteboard|canvas|board/i,
      on: 'editor',
      content: `
        keys Draw
        - pen | Pen
        - square | Shape
        - edit | Note
        - type | Text`,
    },
  ]),
]
