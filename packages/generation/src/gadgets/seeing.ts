import type { Gadget } from './gadget.ts'

/** What shows something larger, names its colour, or tests who looks at it. */
export const seeing: readonly Gadget[] = [
  {
    id: 'magnifier',
    called: /\b(?:magnif(?:ier|ying glass)|loupe|reading glass)\b/i,
    isBeside: true,
    icon: 'search',
    presets: 'clean, bold',
    names: 'Fine Print, Four Times, Reading Glass',
    sheets: [
      {
        name: 'Magnify',
        icon: 'search',
        content: (text) => `
          camera Hold the phone over small print | book
          sliders
          - Zoom | 46
          - Brightness | 60
          keys
          - flash | Flashlight
          - pause | ${/freez/i.test(text) ? 'Freeze frame' : 'Freeze'}
          - bookmark | Save
          chips ${/contrast/i.test(text) ? 'Contrast filters' : 'Filter'} | None, Black on white, White on black, Yellow on black, Blue on yellow
          ${/read (?:it |them |text )?aloud|speak|ocr/i.test(text) ? 'button volume | Read aloud' : ''}`,
      },
      {
        name: 'Saved',
        icon: 'image',
        said: /\b(?:sav(?:e|es|ed|ing)|keeps?|gallery|snapshots?)\b/i,
        content: `
          cards Saved
          - book | Package leaflet | Today, 8:40
          - document | Contract, page 3 | Yesterday
          - product label | Back of the tin | Sun 15 Nov
          - document | Timetable | Thu 12 Nov`,
      },
    ],
  },
  {
    id: 'colour-reader',
    called:
      /\buses? (?:the |your |my )?(?:(?:device|phone)(?:['’]s)? )?camera to (?:captur|pick|detect|identif|grab|nam)\w* colou?rs?|\b(?:(?:captur|detect|identif|grab)\w* colou?rs?|colou?r (?:picker|detector|catcher|finder|identifier|meter|reader|grabber|namer)|pick(?:s|ing)? colou?rs|eye ?dropper|names? the colou?r)\b/i,
    unless: /\b(?:paint (?:shop|brand)|wheel of|outfits?|clothes|palette generator)\b/i,
    icon: 'palette',
    presets: 'clean, dark-pro',
    names: 'Hue, Point and Name, Swatch',
    sheets: [
      {
        name: 'Pick',
        icon: 'camera',
        content: (text) => `
          ${/\b(?:photos?|pictures?|images?|gallery)\b/i.test(text) && !/camera|point/i.test(text) ? 'image flower' : 'camera Point at anything | flower'}
          hero Dusty rose | #C76B7A
          rows
          - palette | HEX | | #C76B7A
          - palette | RGB | | 199, 107, 122
          - palette | HSL | | 350°, 45 %, 60 %
          ${/cmyk/i.test(text) ? '- palette | CMYK | | 0, 46, 39, 22' : ''}
          ${/\bral\b|paint/i.test(text) ? '- palette | RAL | | 3014' : ''}
          keys
          - lock | Hold
          - copy | Copy
          - bookmark | Save swatch`,
      },
      {
        name: 'Swatches',
        icon: 'grid',
        said: /\b(?:sav(?:e|es|ed|ing)|swatch(?:es)?|palettes?|keeps?|histor(?:y|ies)|collect\w*|favou?rites?)\b/i,
        content: `
          rows Swatches
          - palette | Dusty rose | 199, 107, 122 | #C76B7A
          - palette | Harbour blue | 46, 94, 107 | #2E5E6B
          - palette | Straw | 242, 193, 78 | #F2C14E
          - palette | Moss | 88, 110, 66 | #586E42
          - palette | Chalk | 247, 243, 232 | #F7F3E8
          button share | Export swatches`,
      },
    ],
  },
  {
    id: 'eye-chart',
    called:
      /\b(?:eye (?:chart|test)|vision test|visual acuity|(?:test|check)(?:s|ing)? (?:your |my )?(?:eyesight|vision)|colou?r[- ]?blind(?:ness)? test|ishihara)\b/i,
    unless: /\b(?:opticians?|glasses shop|appointments?|prescriptions?)\b/i,
    icon: 'eye',
    presets: 'clean',
    names: 'Last Line, Forty Centimetres, Clear View',
    sheets: [
      {
        name: 'Test',
        icon: 'eye',
        content: (text) =>
          /colou?r/i.test(text)
            ? `
          text Plate 4 of 12: which number do you see?
          image pattern
          chips Your answer | 12, 8, 29, 74, Nothing
          button check | Next plate
          stats
          - 3 of 3 | Right so far
          - 4 of 12 | Plate`
            : `
          text Hold the phone 40 cm away and cover one eye
          tabs Eye | Left, Right, Both
          cells
          - E
          - F P
          - T O Z
          - L P E D
          - P E C F D
          chips Smallest line you can read | 20/100, 20/70, 20/50, * 20/40, 20/25, 20/20
          button check | Next eye
          stats
          - 20/40 | Left
          - 20/25 | Right`,
      },
      {
        name: 'Results',
        icon: 'clock',
        said: /\b(?:results?|histor(?:y|ies)|track\w*|over time|progress|sav(?:e|es|ed))\b/i,
        content: `
          rows Results
          - eye | Thu 19 November | Left 20/40, right 20/25 | 20/25
          - eye | Sun 4 October | Left 20/40, right 20/20 | 20/20
          - eye | Mon 1 June | Left 20/30, right 20/20 | 20/20`,
      },
    ],
  },
]
