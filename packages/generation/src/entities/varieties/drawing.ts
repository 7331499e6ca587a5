import { drawing } from '../drawing.ts'
import { defineVarieties } from './variety.ts'

export const drawingVarieties = defineVarieties(drawing, [
  {
    signs: 'pixel 9, sprite 9, sprites 9, 8-bit 9',
    without: 'Title, Canvas, Background',
    one: 'Sprite',
    many: 'Sprites',
    icon: 'grid',
    groups: 'Characters, Tiles, Icons',
    fields: `
      Name | text | Little knight
      Size | choice | 32 × 32 | 16 × 16, 32 × 32, 64 × 64
      Frames | number | 4
      Palette | choice | Sunset 8 | Sunset 8, Pocket 4, Forest 16
      Export as | choice | GIF | GIF, PNG, Sprite sheet`,
    samples: `
      image | title | subtitle
      game | Little knight | 32 × 32, 4 frames
      forest | Pine and stump | 16 × 16, tile
      fruit | Apples, bob up and down | 16 × 16, 6 frames
      night | Moon over roofs | 64 × 64, 2 layers
      fish | Blue fish | 32 × 32, 8 frames`,
    about: 'Four frames at eight a second, three layers, eight colours. Exported as GIF on Sunday.',
    facts: '32 × 32 | Size\n4 | Frames\n3 | Layers',
    figures: '24 | Sprites | +3\n6 | Animated\n4 | Palettes',
    hero: 'Draft | Little knight | Frame 3 of 4 is still empty | Go on',
    tip: 'Eight colours are plenty | Most of yours use six',
    add: 'New sprite',
    use: 'Edit sprite',
  },
  {
    signs: 'video editor 9, video editing 9, edit videos 9, video clips 6, reels 4',
    without: 'Title, Canvas, Background',
    one: 'Video',
    many: 'Videos',
    icon: 'video',
    groups: 'Drafts, Exported, Clips',
    fields: `
      Name | text | Two days at the lake
      Format | choice | 9:16 | 9:16, 16:9, 1:1
      Length | text | 0:42
      Music | text | Slow Harbour
      Quality | choice | 1080p | 720p, 1080p, 4K`,
    samples: `
      image | title | subtitle
      lake | Two days at the lake | 0:42, six clips
      city night | Trams after rain | 0:18, draft
      bread | How the loaf is folded | 1:04, exported
      dog | Biscuit learns to swim | 0:31, exported
      mountain | Up before the sun | 0:55, draft`,
    about: 'Six clips, one song, two titles. Forty-two seconds, ready for 9:16.',
    facts: '0:42 | Length\n6 | Clips\n9:16 | Format',
    figures: '18 | Videos | +2\n5 | Drafts\n11 | Shared',
    hero: 'Draft | Two days at the lake | Only the ending wants music | Go on',
    tip: 'Shorter is better | Under 45 seconds most watch to the end',
    add: 'New video',
    use: 'Edit video',
  },
  {
    signs: 'collage 9, collages 9, photo frames 6',
    without: 'Title, Canvas, Background',
    one: 'Collage',
    many: 'Collages',
    groups: 'Two, Four, Nine',
    fields: `
      Name | text | Summer on four pictures
      Layout | choice | Four | Two, Four, Nine, Free
      Frame | choice | White | None, White, Film
      Caption | text | Lake, August`,
    samples: `
      image | title | subtitle
      lake | Summer on four pictures | Four, white frame
      wedding | Ana and Tomás | Nine, no frame
      dog | Biscuit, year one | Nine, rounded
      old town | Porto in two | Two, film frame
      cake | Lea turns thirty | Four, with caption`,
    about: 'Four pictures of the lake, white frame, one line below. Shared eleven times.',
    hero: 'Draft | Summer on four pictures | One of four places is empty | Go on',
    add: 'New collage',
    use: 'Edit collage',
  },
  {
    signs: 'coloring 9, colouring 9, color by number 9',
    without: 'Title, Canvas, Background',
    one: 'Page',
    many: 'Pages',
    groups: 'Animals, Vehicles, Flowers',
    fields: 'Name | text | The owl\nDifficulty | choice | Easy | Easy, Medium, Fine\nColours | number | 8',
    samples: `
      image | title | subtitle
      bird | The owl | Animals, half done
      flower | Nine daisies | Flowers, finished
      train | Steam train | Vehicles, new
      fish | Under water | Animals, finished
      garden | Garden gate | Flowers, new`,
    about: 'Eight colours and thick lines, good for four years and older.',
    facts: '8 | Colours\n62 % | Filled\nEasy | Level',
    hero: 'Go on | The owl | 62 percent is filled | Colour on',
    add: 'New page',
    use: 'Colour on',
  },
  {
    signs:
      'photo editor 9, photo editing 9, edit photos 9, image editor 9, photo filters 6, retouch 6, crop 4, cropping 4',
    one: 'Photo',
    many: 'Photos',
    without: 'Title, Canvas, Background',
    groups: 'All, Edited, Originals',
    fields: `
      Name | text | Pier, fog
      Filter | choice | Warm | None, Warm, Mono, Film
      Shape | choice | 4:3 | 4:3, 1:1, 16:9`,
    samples: `
      image | title | subtitle
      sea | Pier, fog | Warm, today
      mountain | Over the pass | Cropped, yesterday
      night city | Last tram | Mono, Tuesday
      garden | Beans in flower | Film, Monday
      lake | Six in the morning | Original, Sunday
      coffee | Corner table | Warm, Friday`,
    about: 'Cropped to 4:3, a little warmer and brighter than it was. The original is kept.',
    facts: '4:3 | Shape\nWarm | Filter\n12 MP | Size',
    figures: '24 | Photos\n11 | Edited\n4 | Shared',
    hero: 'Open | Pier, fog | Cropped, with a warm filter | Go on',
    tip: 'The original is kept | Every step can be taken back',
    add: 'Open photo',
    use: 'Edit photo',
  },
  {
    signs:
      'drawing 2, sketch 2, sketch pad 6, sketchpad 6, whiteboard 4, sketchbook 4, draw 2, paint 2, painting 2, kids 1, doodle 4',
    without: 'Title, Canvas, Background',
    groups: 'Mine, Sketches, Finished',
    fields: `
      Name | text | Ferry at noon
      Paper | choice | White | White, Grey, Dark
      Brush | choice | Ink | Ink, Pencil, Watercolour
      Brush size | slider | 42`,
    samples: `
      image | title | subtitle
      sea sail | Ferry at noon | Watercolour, today
      coffee | Cup with a chip | Pencil, yesterday
      dog | Biscuit asleep | Ink, Tuesday
      art | Untitled, mostly green | Monday
      plant | The window garden | Sunday
      mountain | It looked closer | Friday`,
    about: 'Three layers, two brushes, forty minutes. The sky is one stroke.',
    facts: '3 | Layers\n40 min | Drawn in\n1:1 | Shape',
    hero: 'Draft | Ferry at noon | The second layer is still open | Go on',
    tip: 'Forty minutes is plenty | Most of your best took less',
    add: 'New drawing',
    use: 'Edit drawing',
  },
  {
    signs:
      'image editor 6, photo editor 6, picture editor 6, edit photos 5, edit pictures 5, edit images 5, brightness 5, contrast 5, saturation 5, grayscale 5, sepia 5, crop 4',
    without: 'Title, Canvas, Background',
    icon: 'image',
    groups: 'Edited, Originals, Shared',
    fields: `
      Name | text | Ferry at noon
      Brightness | slider | 58
      Contrast | slider | 46
      Saturation | slider | 52`,
    samples: `
      image | title | subtitle
      sea sail | Ferry at noon | Cropped, today
      garden | Pots on the terrace | Warmer, yesterday
      city night | Moon over the old town | Black and white, Tuesday
      mountain | Above the fog | Original, Monday
      coffee | First cup | Brighter, Sunday
      plant | The window garden | Original, Friday`,
    about: 'Cropped to a square, a little brighter and warmer. The original is kept.',
    facts: '+12 | Brightness\n1:1 | Shape\n2 | Versions',
    figures: '24 | Pictures | +3\n11 | Shared\n6 | Originals',
    hero: 'Go on | Ferry at noon | Cropped, not saved yet | Go on',
    tip: 'The original is kept | Every change can be taken back',
    add: 'New picture',
    use: 'Edit picture',
  },
])
