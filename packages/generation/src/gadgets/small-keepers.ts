import type { Gadget } from './gadget.ts'

/** What looks after hens, kits of mushrooms and the balls of an over. */
export const smallKeepers: readonly Gadget[] = [
  {
    id: 'coop-door',
    called:
      /\b(?:chicken|hen|poultry|duck) (?:coop|house|run) (?:door|flap|opener)s?\b|\bcoop (?:door|opener)s?\b/i,
    unless: /\b(?:shop|sell\w*|build plans)\b/i,
    icon: 'home',
    presets: 'natural, warm',
    names: 'Up With the Hens, Flap Shut, Fox Outside',
    sheets: [
      {
        name: 'Door',
        title: 'Door is closed',
        icon: 'home',
        content: `
          ring Opens at sunrise | 0.7 | 7:42 | in 2 h 10, then 20 minutes later
          button up | Open door
          quiet down | Close door
          stats
          - 12 of 12 | Birds inside
          - 3 °C | In the coop
          - 84 % | Battery
          banner check | All are in | Last one at 17:06`,
      },
      {
        name: 'Times',
        title: 'Opening and closing',
        icon: 'clock',
        content: `
          chips Sunrise opening | By the sun, * Sunrise plus 20 min, Fixed time, By light
          fields
          - Minutes after sunrise | number | 20
          - Minutes after sunset | number | 30
          - Not before | time | 7:00
          switches
          - Wait when blocked
          - Close below −15 °C
          - Tell me when closed`,
      },
      {
        name: 'Log',
        icon: 'book',
        content: `
          rows Log
          - down | Closed | Yesterday, 17:06, 12 inside | Fine
          - up | Opened | Yesterday, 7:40 | Fine
          - warning | Blocked, opened again | Tue, 17:04, straw in the rail | Cleared
          - down | Closed | Mon, 17:08, 11 inside | One out`,
      },
    ],
  },
  {
    id: 'mushroom-kit',
    called:
      /\bmushroom (?:grow(?:ing)?|cultivation|kit)s?(?: kits?)?(?: diary| log| journal| tracker| timer)?\b|\bgrow(?:ing)? (?:my |your |own |oyster |shiitake )*mushrooms\b/i,
    unless: /\b(?:shop|sell\w*|identif\w+|forag\w+|farm(?:s|ers)?)\b/i,
    icon: 'leaf',
    presets: 'natural, calm',
    names: 'First Flush, White Threads, Spray Twice',
    sheets: [
      {
        name: 'Kits',
        title: 'On the shelf',
        icon: 'leaf',
        content: `
          rows Growing
          - leaf | Oyster, grey | Day 9, pins are out | Harvest Sun
          - leaf | Shiitake block | Day 41, brown all round | Soak
          - leaf | Lion’s mane | Day 17, fist size | Growing
          - warning | Oyster, pink | Green spot, set apart | Watch
          button plus | Add kit`,
      },
      {
        name: 'Today',
        title: 'Spray and air',
        icon: 'drop',
        content: `
          ticks Today
          - x Spray oyster, morning | Two pumps
          - Spray oyster, evening | Two pumps
          - Air the shiitake | Ten minutes
          - Photo from above | Same spot
          stats
          - 91 % | Humidity
          - 17 °C | Shelf
          fields
          - Notes | long | Pins at the left edge, none in the middle`,
      },
      {
        name: 'Harvest',
        icon: 'chart',
        content: `
          chart Grams by flush | 420, 310, 180 | 1st, 2nd, 3rd
          rows Harvest
          - check | Oyster, first flush | 14 November | 420 g
          - check | Shiitake, second flush | 2 November | 260 g
          - check | Oyster, third flush | 20 October | 180 g
          button plus | Log harvest`,
      },
    ],
  },
  {
    id: 'over-counter',
    called:
      /\bcricket (?:umpire|ball|over|umpiring)[\w' ]*(?:counter|clicker|tool|app)?\b|\bumpire(?:'?s)? (?:ball|over) counter\b|\bballs? in (?:the|an) over\b/i,
    unless: /\b(?:live scores?|league|club|fantasy|news|insects?|chirp\w*)\b/i,
    icon: 'target',
    presets: 'bold, natural',
    names: 'Ball Four, Over and Out, Square Leg',
    sheets: [
      {
        name: 'Over',
        title: 'Over 14, Lea bowls',
        icon: 'target',
        content: `
          cells Balls in this over
          - 1 • 4 W wd ○
          ring Ball | 0.67 | 4 of 6 | one wide, bowled again
          button plus | Ball
          keys
          - back | Undo
          - plus | Wide
          - plus | No ball
          - close | Wicket
          stats
          - 87 : 3 | Score
          - 13.4 | Overs
          - 6.4 | Runs an over`,
      },
      {
        name: 'Rules',
        title: 'For this match',
        icon: 'settings',
        content: `
          fields
          - Balls in an over | number | 6
          - Overs | number | 20
          - Overs for each bowler | number | 4
          switches
          - Vibrate after six
          - Wides are bowled again
          - x Free hit after no-ball`,
      },
      {
        name: 'Overs',
        icon: 'list',
        content: `
          rows Overs
          - target | 13, Omar | 1 0 0 4 0 1 | 6 runs
          - target | 12, Kim | 0 0 W 0 2 0 | 2 runs
          - target | 11, Omar | 1 1 wd 0 4 1 0 | 8 runs
          - target | 10, Ana | 0 0 0 0 1 0 | 1 run`,
      },
    ],
  },
  {
    id: 'handwriting-maker',
    called:
      /\btext[- ]to[- ]handwriting\b|\b(?:turns?|converts?) (?:typed )?text (?:in)?to (?:my |your )?handwriting\b|\bhandwriting (?:generator|converter|font maker)\b/i,
    icon: 'edit',
    presets: 'clean, warm',
    names: 'By Hand, Blue Ink, Ruled Paper',
    sheets: [
      {
        name: 'Write',
        title: 'Type your text',
        icon: 'edit',
        content: `
          fields
          - Text | long | Dear gran, the first frost came last night
          image art
          chips Hand | * Lea, slanted, Omar, upright, Child, My own
          chips Ink | * Blue, Black, Green, Pencil
          button refresh | Make the page
          keys
          - download | PDF
          - image | Picture
          - share | Share`,
      },
      {
        name: 'Paper',
        icon: 'file',
        content: `
          chips Paper | * Ruled, Squared, Plain, Yellowed
          sliders
          - Size of letters | 46
          - Between lines | 50
          - Slant | 30
          - Unsteadiness | 24
          switches
          - Margin in red
          - x Coffee stain`,
      },
      {
        name: 'My hand',
        title: 'Your own hand',
        icon: 'camera',
        said: /\b(?:my|your|own|upload|scan|font)\b/i,
        content: `
          steps Make it yours
          - Print the sheet | 84 boxes
          - Write one letter in each | With a black pen
          - Take a photo | Flat, in daylight
          camera Whole sheet inside the frame | document
          button check | Make my hand`,
      },
    ],
  },
  {
    id: 'pill-finder',
    called:
      /\b(?:pill|tablet|medication|medicine) (?:identifier|finder by|recogni[sz]er|scanner by (?:shape|photo))|\bidentif\w+ (?:pills?|tablets|unknown (?:pills?|tablets))\b/i,
    unless: /\b(?:reminders?|schedule|refill)\b/i,
    icon: 'pill',
    presets: 'clean, calm',
    names: 'Round and White, Which Pill, Half Line',
    sheets: [
      {
        name: 'Find',
        title: 'What does it look like?',
        icon: 'search',
        content: `
          chips Shape | * Round, Oval, Capsule, Angular
          chips Colour | * White, Yellow, Pink, Blue, Brown
          fields
          - Imprint | text | L 10
          - Size in mm | number | 8
          switches
          - Line across the middle
          camera Or take a photo of both sides | document
          button search | Find`,
      },
      {
        name: 'Matches',
        icon: 'list',
        content: `
          rows Possible matches
          - pill | Lisinopril 10 mg | Round, white, L 10, line | Best match
          - pill | Loratadine 10 mg | Round, white, 10 | Possible
          - pill | Letrozole 2.5 mg | Round, yellow, no line | Unlikely
          banner warning | Never take it on a guess | Ask a pharmacy, or call 112 after a mix-up`,
      },
      {
        name: 'Kept',
        icon: 'bookmark',
        content: `
          rows Kept
          - pill | Lisinopril 10 mg | Gran, box by the kettle | Sun
          - pill | Vitamin D | Capsule, clear | 7 Nov
          button share | Send to the pharmacy`,
      },
    ],
  },
  {
    id: 'radio-scanner',
    called:
      /\b(?:emergency|police|fire|ems|airband|public safety|rescue) (?:radio |band )?scanners?\b|\bradio scanner\b|\bscanner radio\b/i,
    unless: /\b(?:barcode|documents?|qr|inventory)\b/i,
    icon: 'mic',
    presets: 'dark-pro, bold',
    names: 'Channel Busy, Ten Four, Squelch',
    sheets: [
      {
        name: 'Listen',
        title: 'County fire, dispatch',
        icon: 'volume',
        content: `
          line Level | 4, 8, 52, 68, 30, 6, 4 | , , , , , , now
          stats
          - 154.280 | MHz
          - 214 | Listening
          - 0:12 | Delay
          keys
          - pause | Hold
          - next | Skip
          - volume | Squelch
          - mic | Record
          chips Scan | * Fire, * Rescue, Harbour, Weather, Airband`,
      },
      {
        name: 'Channels',
        icon: 'list',
        content: `
          rows Near you
          - flame | County fire, dispatch | 154.280 MHz, 8 km | Busy
          - stethoscope | Rescue, channel 3 | 155.340 MHz, 8 km | Quiet
          - wave | Harbour, channel 16 | 156.800 MHz, 12 km | Busy
          - plane | Tower, north | 118.300 MHz, 31 km | Quiet
          button plus | Add channel`,
      },
      {
        name: 'Heard',
        icon: 'clock',
        content: `
          rows Heard last
          - play | Alarm, Mill street | 9:38, county fire | 0:42
          - play | Boat without engine | 9:12, harbour | 1:05
          - play | Road blocked, tree | 7:50, county fire | 0:28
          switches
          - Tell me when busy
          - Keep the last hour`,
      },
    ],
  },
]
