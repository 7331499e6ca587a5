import { repairOrder } from '../repair-order.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const owners = ['Lea Brandt', 'Tomás Vidal', 'Noor Rahman', 'Omar Haddad', 'Ana Petrova', 'Iris Chen']
const states = [
  ['In work', 'warning'],
  ['Waiting', 'neutral'],
  ['Ready', 'success'],
  ['In work', 'primary'],
  ['Waiting', 'danger'],
  ['Ready', 'success'],
] as const

/** What one trade mends: six lines of "icon, thing, what is done, price", and what is wrong with the first. */
function mending(
  signs: string,
  thing: string,
  rows: readonly (readonly [icon: string, what: string, work: string, price: number])[],
  said: { wrong: string; parts: string; about: string; tip: string },
): VarietySource {
  const [first] = rows
  const [, what = thing, work = '', price = 0] = first ?? []
  return {
    signs,
    icon: first?.[0] ?? 'tools',
    without: 'Vehicle',
    fields: `
      ${thing} | text | ${what}
      What is wrong | long | ${said.wrong}
      Parts | text | ${said.parts}
      Estimate | money | € ${price}
      Picture | photo | ${thing.toLowerCase()}`,
    samples: [
      'icon | title | subtitle | value | badge | tone',
      ...rows.map(
        ([icon, title, done, cost], index) =>
          `${icon} | ${title} | ${done}, ${owners[index] ?? ''} | € ${cost} | ${states[index]?.[0] ?? ''} | ${states[index]?.[1] ?? ''}`,
      ),
    ].join('\n'),
    about: said.about,
    facts: `€ ${price} | Estimate\nNo. 118 | Ticket\n16:00 | Ready`,
    figures: '6 | In the shop\n2 | Ready | +1\n€ 860 | Open work',
    hero: `Until 16:00 | ${what} | ${work}, the parts are here | Open ticket`,
    tip: said.tip,
  }
}

/** What is mended; without these words it is cars. */
export const repairOrderVarieties = defineVarieties(
  repairOrder,
  [
    mending(
      'typewriter 9, typewriters 9, repair bench 6, workbench 4, office machine 6, office machines 6, adding machine 6, gramophone 6, antique 5, antiques 5, restorer 5, vintage 4',
      'Piece',
      [
        ['edit', 'Typewriter, portable, 1958', 'Carriage sticks', 85],
        ['tools', 'Sewing machine, 1934', 'New belt, oiled', 60],
        ['edit', 'Typewriter, office, 1962', 'Ribbon feed, two keys', 120],
        ['music', 'Gramophone, oak', 'Mainspring', 145],
        ['calculator', 'Adding machine', 'Cleaned, lever loose', 70],
        ['edit', 'Typewriter, red, 1971', 'New platen', 110],
      ],
      {
        wrong: 'Carriage stops at the middle, ribbon does not turn',
        parts: 'Drawband, ribbon spools',
        about:
          'Stood in an attic for twenty years. The carriage sticks at the middle, all keys are there, and the case wants a new hinge.',
        tip: 'Two wait for parts | The platen comes on Thursday',
      },
    ),
    mending(
      'repair evening 9, repair evenings 9, repair night 9, mending evening 9, repair cafe 9, repair café 9, repair cafes 9, repair cafés 9, volunteer repairers 6, toaster 5, toasters 5, household appliances 6',
      'Device',
      [
        ['tools', 'Toaster', 'No heat', 4],
        ['lamp', 'Desk lamp, brass', 'New cable', 6],
        ['volume', 'Kitchen radio', 'Loose contact', 3],
        ['tools', 'Hand mixer', 'Worn brushes, part on its way', 5],
        ['shirt', 'Winter coat', 'New zip', 9],
        ['headphones', 'Headphones, black', 'One side silent', 2],
      ],
      {
        wrong: 'Stays cold on one side',
        parts: 'Heating wire, two screws',
        about: 'One heating wire is broken near its clamp. Shortened and clamped again; both sides glow.',
        tip: 'One part is late | The brushes for the mixer come Monday',
      },
    ),
    mending(
      'guitar 5, guitars 5, instrument 4, instruments 4, violin 5, violins 5, luthier 5, piano 4, amps 4, saxophone 5',
      'Instrument',
      [
        ['music', 'Acoustic guitar, spruce', 'New frets', 240],
        ['music', 'Electric guitar, blue', 'Crackling jack', 45],
        ['music', 'Violin, three quarters', 'Bridge and strings', 95],
        ['volume', 'Valve amp, 15 watts', 'Hums when warm', 130],
        ['music', 'Bass, four strings', 'Neck, part on its way', 180],
        ['mic', 'Clarinet in B flat', 'New pads', 165],
      ],
      {
        wrong: 'Buzzes on the first three frets',
        parts: 'Fret wire, bone nut',
        about:
          'Frets one to three are worn to half a millimetre. New wire, a new nut, set up for light strings as agreed.',
        tip: 'One part is late | The truss rod for the bass comes Monday',
      },
    ),
    mending(
      'bike 5, bikes 5, bicycle 5, bicycles 5, e-bike 5, e-bikes 5, scooter 4, scooters 4, cycle shop 5',
      'Bike',
      [
        ['bike', 'City bike, blue', 'New brake pads', 45],
        ['bike', 'Trekking bike, 54', 'Chain and cassette', 110],
        ['bolt', 'E-bike, low step', 'Battery check', 60],
        ['bike', 'Child’s bike, 20 inch', 'Flat tyre', 15],
        ['bike', 'Cargo bike', 'Hub gear, part on its way', 190],
        ['bike', 'Racing bike, red', 'Yearly service', 75],
      ],
      {
        wrong: 'Squeaks when braking, front wheel wobbles',
        parts: 'Brake pads, two spokes',
        about: 'Front pads are down to metal, two spokes are broken. The chain lasts another winter.',
        tip: 'One part is late | The hub gear for the cargo bike comes Monday',
      },
    ),
    mending(
      'phone 4, phones 4, smartphone 5, smartphones 5, laptop 5, laptops 5, tablet 3, computer 4, computers 4, electronics 4, screen repair 5, console 4',
      'Device',
      [
        ['phone', 'Phone, black, 128 GB', 'Cracked screen', 129],
        ['game', 'Console', 'Drive is stuck', 85],
        ['grid', 'Laptop, 14 inch', 'New battery', 110],
        ['phone', 'Phone, green', 'Fell into the sink', 60],
        ['grid', 'Tablet', 'Charging port, part on its way', 75],
        ['headphones', 'Headphones H4', 'New cable', 30],
      ],
      {
        wrong: 'Screen cracked in one corner, touch still works',
        parts: 'Display, adhesive',
        about:
          'Only the glass and the display; frame and camera are fine. Data stays on the phone, backup was made.',
        tip: 'One part is late | The port for the tablet comes Monday',
      },
    ),
    mending(
      'watch repair 6, watches 5, watchmaker 6, clock 4, clocks 5, jewellery 5, jewelry 5, goldsmith 5, rings 4',
      'Piece',
      [
        ['watch', 'Wrist watch, steel, 1968', 'Full service', 240],
        ['clock', 'Wall clock, oak', 'Runs fast', 130],
        ['star', 'Ring, gold, size 54', 'Made larger', 65],
        ['watch', 'Diving watch', 'New seals, pressure test', 85],
        ['clock', 'Pocket watch', 'Mainspring, part on its way', 160],
        ['star', 'Silver chain', 'New clasp', 28],
      ],
      {
        wrong: 'Loses ten minutes a day',
        parts: 'Mainspring, crown',
        about:
          'Oil is old, mainspring tired. Taken apart, cleaned, and on the timing machine for three days.',
        tip: 'One part is late | The spring for the pocket watch comes Monday',
      },
    ),
    mending(
      'shoe 5, shoes 5, cobbler 6, boots 5, leather 4, bags 4, saddle 4, tailor 5, alterations 5, clothes 3, dresses 4, suits 4',
      'Piece',
      [
        ['shoe', 'Brown boots, 43', 'New soles', 58],
        ['shoe', 'Black pumps, 38', 'Heel tips', 16],
        ['bag', 'Leather bag, tan', 'New strap', 40],
        ['shirt', 'Grey coat', 'New lining', 85],
        ['shoe', 'Hiking boots, 40', 'Soles, part on its way', 72],
        ['bag', 'School bag', 'Zip', 24],
      ],
      {
        wrong: 'Soles worn through, left heel loose',
        parts: 'Leather sole, rubber heel',
        about: 'New leather soles with rubber on top, heels straightened, stitching renewed at the tongue.',
        tip: 'One part is late | The soles for the hiking boots come Monday',
      },
    ),
    mending(
      'appliance 5, appliances 5, washing machine 5, washing machines 5, coffee machine 5, coffee machines 5, sewing machine 5, tools 3, lawn mower 5, chainsaw 5, furniture 4, radio 3',
      'Machine',
      [
        ['drop', 'Washing machine', 'Does not drain', 95],
        ['coffee', 'Coffee machine', 'Descaled, new seal', 68],
        ['tools', 'Drill', 'Sparks at the switch', 35],
        ['leaf', 'Lawn mower', 'Blade and service', 79],
        ['tools', 'Sewing machine', 'Belt, part on its way', 54],
        ['volume', 'Radio of 1961', 'Hums', 48],
      ],
      {
        wrong: 'Water stays in the drum',
        parts: 'Drain pump',
        about: 'A coin in the pump, and its wheel is broken. New pump, hose cleaned, test run done.',
        tip: 'One part is late | The belt for the sewing machine comes Monday',
      },
    ),
    mending(
      'sharpening 9, sharpen 9, sharpener 9, knives 7, knife 6, scissors 6, blades 6',
      'Blade',
      [
        ['tools', 'Chef’s knife, 21 cm', 'Ground and honed', 9],
        ['tools', 'Six kitchen knives', 'Set of a restaurant', 42],
        ['scissors', 'Tailor’s scissors', 'Ground, screw set', 14],
        ['leaf', 'Hedge trimmer', 'Both sides', 28],
        ['tools', 'Bread knife, serrated', 'By hand, till Friday', 12],
        ['scissors', 'Hairdresser’s scissors', 'Convex edge', 32],
      ],
      {
        wrong: 'Blunt, small nick near the tip',
        parts: 'None',
        about:
          'Nick ground out, edge at fifteen degrees a side, honed on leather. Wrapped in paper with the number.',
        tip: 'Two are late | The hedge trimmer waits for a bolt',
      },
    ),
    mending(
      'upholstery 9, upholsterer 9, upholsterers 9, reupholster 9, reupholstery 9, armchair 6, armchairs 6, sofas 6, chairs 5, cushions 5, furniture 5, caning 7, restorer 4',
      'Piece',
      [
        ['sofa', 'Armchair, 1958', 'New webbing and cover', 420],
        ['sofa', 'Sofa, three seats', 'Green wool, cushions refilled', 1180],
        ['box', 'Six dining chairs', 'Seats, fabric on its way', 540],
        ['sofa', 'Wing chair', 'Springs tied, first cover', 690],
        ['box', 'Footstool, oak', 'Horsehair, piping', 140],
        ['sofa', 'Chaise longue', 'Old stuffing kept', 860],
      ],
      {
        wrong: 'Seat sags, cover is worn at the arms',
        parts: 'Webbing 8 m, wool felt 3.5 m',
        about:
          'Frame is sound, one joint glued again. New webbing, springs tied by hand, wool felt in moss green as chosen.',
        tip: 'One fabric is late | The cloth for the dining chairs comes Monday',
      },
    ),
  ],
  {
    unless:
      'car, cars, auto, garage, garages, vehicle, vehicles, tyre, tyres, tire, tires, brake, brakes, oil change, number plate, motorbike, motorcycle, mechanic, mechanics, automotive, workshop, body shop',
    icon: 'tools',
    without: 'Vehicle',
    fields: `
    Ticket | text | No. 118
    What it is | text | Brought in on Monday
    What is wrong | long | Worn on one side, worked until last week
    Parts | text | Ordered on Tuesday
    Estimate | money | € 64
    Picture | photo | box`,
    samples: `
    icon | title | subtitle | value | badge | tone
    tools | No. 118, Lea Brandt | Brought in on Monday | € 64 | In work | warning
    clock | No. 119, Tomás Vidal | Waits for a part | € 110 | Waiting | neutral
    check | No. 115, Noor Rahman | Customer was called | € 45 | Ready | success
    tools | No. 120, Omar Haddad | Estimate agreed | € 85 | In work | primary
    warning | No. 112, Ana Petrova | Part on its way | € 190 | Waiting | danger
    check | No. 109, Iris Chen | Fetched on Friday | € 30 | Ready | success`,
    about: 'Brought in on Monday, worn on one side. The estimate is agreed, the part comes on Thursday.',
    facts: '€ 64 | Estimate\nNo. 118 | Ticket\n16:00 | Ready',
    figures: '6 | In the shop\n2 | Ready | +1\n€ 524 | Open work',
    hero: 'Until 16:00 | No. 118, Lea Brandt | Estimate agreed, the part is here | Open ticket',
    tip: 'One part is late | No. 112 has waited since last week',
  },
)
