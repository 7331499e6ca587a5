import type { Gadget } from './gadget.ts'

interface SymbolSet {
  id: string
  called: RegExp
  unless?: RegExp
  /** Above the list, and what one of them is called. */
  title: string
  one: string
  icon: string
  names: string
  /** Name of a group; the sign, what it means, and more of it. */
  groups: readonly (readonly [name: string, items: readonly (readonly [string, string, string?])[]])[]
}

/** Signs with their meanings, by group; which is which is asked where a quiz is spoken of. */
const asGadget = ({ id, called, unless, title, one, icon, names, groups }: SymbolSet): Gadget => {
  const all = groups.flatMap(([, items]) => items)
  const [asked, second, third, fourth] = [all[0], all[3], all[5], all[1]]
  return {
    id,
    called,
    ...(unless ? { unless } : {}),
    icon,
    presets: 'clean, playful',
    names,
    sheets: [
      {
        name: 'Look up',
        title,
        icon: 'search',
        content: () => `
          fields
          - Look up ${title.toLowerCase()} | text |
          chips ${groups
            .map(([name]) => name)
            .slice(0, 3)
            .join(', ')} | * All, ${groups.map(([name]) => name).join(', ')}
          ${groups
            .map(
              ([name, items]) =>
                `rows ${name} ${name.endsWith('s') || groups.length === 1 ? '' : 'symbols'}\n${items
                  .map(([sign, meaning, more]) => `- ${icon} | ${sign} | ${meaning} | ${more ?? ''}`)
                  .join('\n')}`,
            )
            .join('\n')}`,
      },
      {
        name: 'Meaning',
        title: `${one} meaning`,
        icon: 'info',
        content: () => `
          hero ${asked?.[0] ?? ''} | ${asked?.[1] ?? ''}
          rows See also
          ${[second, third, fourth].map((each) => `- ${icon} | ${each?.[0] ?? ''} | ${each?.[1] ?? ''}`).join('\n')}
          quiet bookmark | Save to favourites`,
      },
      {
        name: 'Quiz',
        icon: 'brain',
        said: /\b(?:quiz\w*|learn\w*|practi[sc]e|test yourself|train\w*|flash ?cards?|exam|memori[sz]e|theory)\b/i,
        content: () => `
          hero ${asked?.[0] ?? ''} | What does it mean? Question 4 of 20
          ${[second, asked, third, fourth].map((each) => `quiet | ${each?.[1] ?? ''}`).join('\n')}
          stats
          - 16 of 20 | Right
          - 4 | To repeat
          - 6 | Days in a row`,
      },
      {
        name: 'Favourites',
        icon: 'star',
        said: /\b(?:favou?rites?|bookmark\w*|star(?:red)?|saved?|my (?:clothes|wardrobe))\b/i,
        content: () => `
          rows Favourites
          ${[second, fourth].map((each) => `- star | ${each?.[0] ?? ''} | ${each?.[1] ?? ''}`).join('\n')}`,
      },
    ],
  }
}

const ofTrade = /\b(?:shop|sell\w*|bookings?|orders?|appointments?|marketplace)\b/i

const sets: readonly SymbolSet[] = [
  {
    id: 'care-symbols',
    called:
      /\b(?:laundry|washing|clothes|clothing|textile|garment)(?: care| day)?\b[^.]{0,60}\b(?:symbols?|care labels?|pictograms?)\b|\bcare (?:symbols?|labels?)\b/i,
    unless: ofTrade,
    title: 'Care symbols',
    one: 'Symbol',
    icon: 'shirt',
    names: 'Inside the Collar, Forty Degrees, Do Not Wring',
    groups: [
      [
        'Washing',
        [
          ['Tub, 30', 'Wash at 30 °C, normal cycle', '30°'],
          ['Tub, 40 and one line', 'Wash at 40 °C, gentle cycle', '40°'],
          ['Tub with a hand', 'Wash by hand, at most 40 °C', 'Hand'],
          ['Tub, crossed out', 'Do not wash', '✕'],
        ],
      ],
      [
        'Bleaching',
        [
          ['Triangle', 'Any bleach allowed', '△'],
          ['Triangle, two stripes', 'Oxygen bleach only', '△'],
          ['Triangle, crossed out', 'Do not bleach', '✕'],
        ],
      ],
      [
        'Drying',
        [
          ['Square, circle, one dot', 'Tumble dry, low heat', '•'],
          ['Square, circle, two dots', 'Tumble dry, normal heat', '••'],
          ['Square, one vertical line', 'Dry on the line', '|'],
          ['Square, one flat line', 'Dry flat', '—'],
        ],
      ],
      [
        'Ironing',
        [
          ['Iron, one dot', 'Iron at 110 °C, no steam', '110°'],
          ['Iron, two dots', 'Iron at 150 °C, wool and silk', '150°'],
          ['Iron, three dots', 'Iron at 200 °C, cotton', '200°'],
          ['Iron, crossed out', 'Do not iron', '✕'],
        ],
      ],
      [
        'Dry cleaning',
        [
          ['Circle with P', 'Dry clean, any usual solvent', 'P'],
          ['Circle with W', 'Professional wet cleaning', 'W'],
          ['Circle, crossed out', 'Do not dry clean', '✕'],
        ],
      ],
    ],
  },
  {
    id: 'road-signs',
    called: /\b(?:road|traffic|street) signs?\b/i,
    unless:
      /\b(?:report\w*|damaged|inventory|maintenance|lessons with|instructors?|tests?|exams?|quiz\w*|theory|licen[cs]e)\b/i,
    title: 'Road signs',
    one: 'Sign',
    icon: 'warning',
    names: 'Give Way, Red Triangle, Right of Way',
    groups: [
      [
        'Warning signs',
        [
          ['Triangle, two arrows', 'Two-way traffic ahead'],
          ['Triangle, skidding car', 'Slippery road'],
          ['Triangle, children', 'Children on the road'],
        ],
      ],
      [
        'Priority signs',
        [
          ['Red octagon', 'Stop and give way', 'STOP'],
          ['Triangle on its tip', 'Give way', '▽'],
          ['Yellow diamond', 'Priority road', '◆'],
        ],
      ],
      [
        'Prohibition signs',
        [
          ['Red ring, empty', 'Closed to all vehicles', '○'],
          ['Red disc, white bar', 'No entry', '⊖'],
          ['Red ring, 50', 'Speed limit 50', '50'],
        ],
      ],
      [
        'Mandatory signs',
        [
          ['Blue disc, arrow up', 'Straight on only', '↑'],
          ['Blue disc, bicycle', 'Cycle track'],
          ['Blue disc, three arrows', 'Roundabout', '↻'],
        ],
      ],
    ],
  },
  {
    id: 'warning-lights',
    called: /\b(?:(?:dash ?board|car|engine) (?:warning )?(?:lights?|symbols?|icons?)|warning lamps?)\b/i,
    unless: /\b(?:fleet|obd|remote|sales|stats|diagnos\w+ reader)\b/i,
    title: 'Dashboard lights',
    one: 'Light',
    icon: 'car',
    names: 'Amber Light, Check Engine, What Blinks',
    groups: [
      [
        'Red lights',
        [
          ['Oil can', 'Oil pressure too low, stop at once', 'Stop'],
          ['Thermometer in waves', 'Engine too hot, stop', 'Stop'],
          ['Battery', 'Battery is not charging', 'Soon'],
          ['Circle with !', 'Brake fluid low or handbrake on', 'Stop'],
        ],
      ],
      [
        'Amber lights',
        [
          ['Engine outline', 'Engine fault, have it read out', 'Garage'],
          ['Tyre with !', 'Tyre pressure low', 'Check'],
          ['Car with wavy lines', 'Stability control at work', 'Fine'],
        ],
      ],
      [
        'Green and blue lights',
        [
          ['Lamp, blue', 'Full beam is on'],
          ['Lamp, slanted lines', 'Dipped beam is on'],
          ['Snowflake', 'Ice on the road, below 4 °C'],
        ],
      ],
    ],
  },
  {
    id: 'recycling-codes',
    called: /\b(?:recycling (?:codes?|symbols?|numbers?|triangles?)|plastic (?:codes?|types?|numbers?))\b/i,
    unless: ofTrade,
    title: 'Recycling codes',
    one: 'Code',
    icon: 'repeat',
    names: 'Little Triangle, Number Five, Sorted Out',
    groups: [
      [
        'Plastics',
        [
          ['1 PET', 'Bottles, clear trays', 'Yes'],
          ['2 PE-HD', 'Milk bottles, shampoo', 'Yes'],
          ['3 PVC', 'Pipes, window frames', 'No'],
          ['4 PE-LD', 'Bags, film', 'Some'],
          ['5 PP', 'Yoghurt cups, lids', 'Yes'],
          ['6 PS', 'Foam, cutlery', 'No'],
          ['7 O', 'All others, mixed', 'No'],
        ],
      ],
      [
        'Paper',
        [
          ['20 PAP', 'Corrugated cardboard', 'Yes'],
          ['21 PAP', 'Carton', 'Yes'],
          ['22 PAP', 'Paper', 'Yes'],
        ],
      ],
      [
        'Glass and metals',
        [
          ['70 GL', 'Clear glass', 'Yes'],
          ['40 FE', 'Steel cans', 'Yes'],
          ['41 ALU', 'Aluminium', 'Yes'],
        ],
      ],
    ],
  },
  {
    id: 'hazard-pictograms',
    called:
      /\b(?:(?:ghs|hazard|hazmat|chemical|adr|danger(?:ous)? goods) (?:pictograms?|symbols?|labels?|placards?|signs?|classes|numbers?)|un numbers?)\b/i,
    title: 'Hazard pictograms',
    one: 'Pictogram',
    icon: 'warning',
    names: 'Red Diamond, Handle with Care, Class Three',
    groups: [
      [
        'Physical hazards',
        [
          ['GHS01 Exploding bomb', 'Explosives, self-reactive'],
          ['GHS02 Flame', 'Flammable liquids, gases, solids'],
          ['GHS03 Flame over circle', 'Oxidising'],
          ['GHS04 Gas cylinder', 'Gas under pressure'],
        ],
      ],
      [
        'Health hazards',
        [
          ['GHS05 Corrosion', 'Burns skin and eyes, eats metal'],
          ['GHS06 Skull', 'Acutely toxic'],
          ['GHS07 Exclamation mark', 'Irritant, harmful'],
          ['GHS08 Health hazard', 'Carcinogenic, harms organs'],
        ],
      ],
      ['Environment', [['GHS09 Environment', 'Toxic to water life']]],
    ],
  },
  {
    id: 'signal-flags',
    called:
      /\b(?:(?:nautical|maritime|signal|ship|sailing|international) (?:signal )?flags?|flag (?:signals?|alphabet)|semaphore)\b/i,
    unless: /\b(?:countries|country|geography|capitals)\b/i,
    title: 'Signal flags',
    one: 'Flag',
    icon: 'flag',
    names: 'Flag Hoist, Bravo Zulu, Yellow Jack',
    groups: [
      [
        'Letters',
        [
          ['A Alfa', 'I have a diver down, keep clear', 'white, blue'],
          ['B Bravo', 'I carry dangerous goods', 'red'],
          ['D Delta', 'Keep clear, I manoeuvre with difficulty', 'yellow, blue'],
          ['O Oscar', 'Man overboard', 'red, yellow'],
          ['Q Quebec', 'My vessel is healthy, free pratique', 'yellow'],
          ['V Victor', 'I require assistance', 'white, red cross'],
        ],
      ],
      [
        'Two letters',
        [
          ['N C', 'I am in distress'],
          ['A C', 'I am abandoning my vessel'],
          ['U W', 'I wish you a pleasant voyage'],
        ],
      ],
      [
        'Race signals',
        [
          ['P Papa', 'Four minutes to the start'],
          ['X X-ray', 'Individual recall'],
          ['S Sierra', 'Course is shortened'],
        ],
      ],
    ],
  },
  {
    id: 'spelling-alphabet',
    called: /\b(?:nato|phonetic|spelling|radio|icao) (?:phonetic )?(?:alphabets?|code)\b/i,
    unless: /\b(?:ipa|morse|toddlers?|children|kids|spelling bee)\b/i,
    title: 'Spelling alphabet',
    one: 'Letter',
    icon: 'mic',
    names: 'Alfa Bravo, Whiskey Tango, Say Again',
    groups: [
      [
        'Letters',
        [
          ['A Alfa', 'AL fah', '· −'],
          ['B Bravo', 'BRAH voh', '− · · ·'],
          ['C Charlie', 'CHAR lee', '− · − ·'],
          ['D Delta', 'DELL tah', '− · ·'],
          ['E Echo', 'ECK oh', '·'],
          ['F Foxtrot', 'FOKS trot', '· · − ·'],
          ['G Golf', 'GOLF', '− − ·'],
        ],
      ],
      [
        'Numbers',
        [
          ['3', 'TREE'],
          ['4', 'FOW er'],
          ['5', 'FIFE'],
          ['9', 'NIN er'],
        ],
      ],
      [
        'Spell a word',
        [
          ['KWIQ', 'Kilo, Whiskey, India, Quebec'],
          ['D-EKWQ', 'Delta, Echo, Kilo, Whiskey, Quebec'],
        ],
      ],
    ],
  },
  {
    id: 'braille',
    called: /\bbraille\b/i,
    title: 'Braille alphabet',
    one: 'Letter',
    icon: 'grid',
    names: 'Six Dots, Fingertip, Raised',
    groups: [
      [
        'Letters',
        [
          ['⠁', 'a', 'dot 1'],
          ['⠃', 'b', 'dots 1, 2'],
          ['⠉', 'c', 'dots 1, 4'],
          ['⠙', 'd', 'dots 1, 4, 5'],
          ['⠑', 'e', 'dots 1, 5'],
        ],
      ],
      [
        'Numbers',
        [
          ['⠼⠁', '1', 'number sign, a'],
          ['⠼⠃', '2', 'number sign, b'],
        ],
      ],
      [
        'Signs',
        [
          ['⠲', 'Full stop', 'dots 2, 5, 6'],
          ['⠂', 'Comma', 'dot 2'],
          ['⠦', 'Question mark', 'dots 2, 3, 6'],
        ],
      ],
    ],
  },
  {
    id: 'status-codes',
    called:
      /\b(?:http|status|error|obd|exit|ascii|unicode) ?(?:status |response |error )?codes?\b|\bascii (?:table|chart)\b/i,
    unless: /\b(?:monitor\w*|uptime|scan\w*|bluetooth|reader|qr|bar ?codes?|api client)\b/i,
    title: 'Codes',
    one: 'Code',
    icon: 'code',
    names: 'Not Found, Teapot, Two Hundred',
    groups: [
      [
        '2xx success codes',
        [
          ['200 OK', 'The request has succeeded'],
          ['201 Created', 'A new resource was made'],
          ['204 No Content', 'Done, and nothing to send'],
        ],
      ],
      [
        '3xx redirect codes',
        [
          ['301 Moved Permanently', 'Use the new address from now on'],
          ['304 Not Modified', 'What you have is still right'],
        ],
      ],
      [
        '4xx client error codes',
        [
          ['400 Bad Request', 'The server cannot read it'],
          ['401 Unauthorized', 'Log in first'],
          ['404 Not Found', 'There is nothing at this address'],
          ['418 I’m a teapot', 'Any attempt to brew coffee'],
        ],
      ],
      [
        '5xx server error codes',
        [
          ['500 Internal Server Error', 'Something broke in there'],
          ['503 Service Unavailable', 'Too busy, or being mended'],
        ],
      ],
    ],
  },
  {
    id: 'thread-tables',
    called:
      /\b(?:metrology|(?:thread|tap(?:ping)?|drill(?: size)?|torque|screw|bolt|tolerance) (?:tables?|charts?|pitch(?:es)?|sizes?)|machinist'?s? (?:tables?|handbook|helper)|workshop tables?)\b/i,
    title: 'Workshop tables',
    one: 'Value',
    icon: 'tools',
    names: 'Tapping Size, H7 g6, Eight Point Eight',
    groups: [
      [
        'Thread pitches',
        [
          ['M4', 'Pitch 0.70 mm, across flats 7 mm', '0.70'],
          ['M5', 'Pitch 0.80 mm, across flats 8 mm', '0.80'],
          ['M6', 'Pitch 1.00 mm, across flats 10 mm', '1.00'],
          ['M8', 'Pitch 1.25 mm, across flats 13 mm', '1.25'],
          ['M10', 'Pitch 1.50 mm, across flats 16 mm', '1.50'],
        ],
      ],
      [
        'Drill sizes',
        [
          ['M4', 'Drill 3.3 mm before tapping', '3.3'],
          ['M6', 'Drill 5.0 mm before tapping', '5.0'],
          ['M8', 'Drill 6.8 mm before tapping', '6.8'],
        ],
      ],
      [
        'Torque tables',
        [
          ['M6, class 8.8', 'Lightly oiled', '10 Nm'],
          ['M8, class 8.8', 'Lightly oiled', '25 Nm'],
          ['M10, class 8.8', 'Lightly oiled', '49 Nm'],
        ],
      ],
      [
        'Tolerances',
        [
          ['H7, 18 to 30 mm', 'Bore for a sliding fit', '0 / +21 µm'],
          ['g6, 18 to 30 mm', 'Shaft for a sliding fit', '−7 / −20 µm'],
          ['p6, 18 to 30 mm', 'Shaft for a press fit', '+35 / +22 µm'],
        ],
      ],
    ],
  },
  {
    id: 'wind-scale',
    called:
      /\b(?:beaufort|douglas sea|fujita|saffir|richter|mercalli|torino|mohs|scoville|bristol stool) (?:wind )?(?:scale|force|hardness|chart)\b/i,
    title: 'Beaufort scale',
    one: 'Force',
    icon: 'wave',
    names: 'Fresh Breeze, Force Six, White Horses',
    groups: [
      [
        'Light',
        [
          ['0 Calm', 'Smoke rises straight', '< 1 km/h'],
          ['2 Light breeze', 'Felt on the face, leaves rustle', '6 km/h'],
          ['3 Gentle breeze', 'Small flags stand out', '12 km/h'],
        ],
      ],
      [
        'Fresh',
        [
          ['4 Moderate breeze', 'Raises dust and loose paper', '20 km/h'],
          ['5 Fresh breeze', 'Small trees sway, white horses', '29 km/h'],
          ['6 Strong breeze', 'Umbrellas are hard to hold', '39 km/h'],
        ],
      ],
      [
        'Storms',
        [
          ['8 Gale', 'Twigs break off', '62 km/h'],
          ['10 Storm', 'Trees are uprooted', '89 km/h'],
          ['12 Hurricane', 'Devastation', '> 118 km/h'],
        ],
      ],
    ],
  },
  {
    id: 'sign-alphabet',
    called:
      /\b(?:sign language|finger ?spelling|signing) (?:alphabet|signs|dictionary|letters)\b|\bfinger ?spell\w*\b/i,
    unless: /\b(?:interpreters?|classes|courses|lessons with|videos?|clips?|categories|word of the day)\b/i,
    title: 'Finger alphabet',
    one: 'Letter',
    icon: 'users',
    names: 'Hand Shapes, Spelt by Hand, Quiet Letters',
    groups: [
      [
        'Letters',
        [
          ['A', 'Fist, thumb at the side'],
          ['B', 'Flat hand, thumb across the palm'],
          ['C', 'Hand curved as the letter'],
          ['L', 'Thumb and index at a right angle'],
          ['V', 'Index and middle finger spread'],
        ],
      ],
      [
        'Numbers',
        [
          ['1', 'Index finger up'],
          ['5', 'All fingers spread'],
        ],
      ],
      [
        'First words',
        [
          ['Thank you', 'Flat hand from the chin outwards'],
          ['Please', 'Flat hand circles on the chest'],
          ['Help', 'Fist on the flat palm, both rise'],
        ],
      ],
    ],
  },
]

/** References of signs, each looked up by what it looks like or means. */
export const symbols: readonly Gadget[] = sets.map(asGadget)
