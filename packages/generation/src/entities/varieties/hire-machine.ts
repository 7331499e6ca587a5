import { hireMachine } from '../hire-machine.ts'
import { defineVarieties } from './variety.ts'

/** What is let for a day; without these words it is machines of a yard. */
export const hireMachineVarieties = defineVarieties(hireMachine, [
  {
    signs:
      'prop house 14, props 10, prop 8, film props 12, set dressing 12, costume hire 10, costumes 6, theatre props 12, period furniture 8, pull list 12, era 9, eras 9, productions 8',
    one: 'Prop',
    many: 'Props',
    icon: 'box',
    groups: 'Free, Out, Repair',
    fields: `
      Number | text | F-1184
      Era | choice | 1930s | 1900s, 1930s, 1950s, 1970s, Today
      Category | choice | Furniture | Furniture, Lamps, Phones, Kitchen, Weapons
      Dimensions | text | 82 by 54 by 76 cm
      Rate a week | money | € 45
      State | choice | Free | Free, Out, Repair
      Photos | photo | chair`,
    without: 'Rate a day, Hours, Next service',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | Writing desk, oak | 1930s, F-1184, row 12 | € 45 | Free | success
      phone | Telephone, black | 1950s, three alike, T-0310 | € 18 | Out until Fri | warning
      bulb | Banker’s lamp, green | 1930s, works, L-0522 | € 22 | Free | success
      sofa | Club chair, cracked leather | 1900s, pair, F-0871 | € 80 | Out until Mon | warning
      music | Valve radio, lights up | 1950s, R-0044 | € 35 | Overdue | danger
      bag | Six suitcases with labels | 1930s, B-0209 | € 40 | Free | success`,
    about:
      'Oak with a green leather top, one drawer locks. Scratches at the back are wanted by some directors.',
    facts: '€ 45 | A week\n1930s | Era\nRow 12 | Shelf',
    figures: '14,206 | Props\n312 | Out\n4 | Overdue',
    hero: 'Due back today | Valve radio, lights up | “Harbour Lights”, since Monday | Check in',
    tip: 'Four are overdue | Two of “Harbour Lights”',
    add: 'Add prop',
    use: 'Add to pull list',
  },
  {
    signs: 'bouncy castle 12, bouncy castles 12, inflatables 9',
    one: 'Castle',
    many: 'Castles',
    icon: 'gift',
    groups: 'Free, Out, To clean',
    fields: `
      Castle | text | Dragon with a slide
      State | choice | Free | Free, Out, To clean, Repair
      Size | text | 6 by 5 m
      Rate a day | money | € 120
      Deposit | money | € 100
      Delivery | switch | yes`,
    without: 'Number, Category, Hours, Next service',
    samples: `
      icon | title | subtitle | value | badge | tone
      gift | Dragon with a slide | 6 by 5 m, free on Saturday | € 120 | Free | success
      gift | Pirate ship | 8 by 4 m, Haddad until Sunday | € 150 | Out until Sun | warning
      gift | Small castle | 4 by 4 m, for ten children | € 80 | Free | success
      drop | Jungle | Came back wet, dries in the hall | € 120 | To clean | primary
      gift | Obstacle run | 12 by 3 m, two blowers | € 190 | Out until Sun | warning
      warning | Clown | Seam open at the left | € 90 | Repair | danger`,
    about:
      'Six by five metres, for twelve children. Blower, pegs and a mat are in the bag, two people carry it.',
    facts: '€ 120 | A day\n12 | Children\n€ 100 | Deposit',
    figures: '6 | Castles\n2 | Free on Saturday\n1 | To clean',
    hero: 'Saturday, 21 November | Two castles are free | Dragon and the small castle, four are out | See bookings',
    tip: 'The jungle came back wet | Dry it before Friday',
    add: 'Add castle',
  },
  {
    signs:
      'pizza oven 12, party 6, parties 8, marquee 9, marquees 9, hot tub 9, photo booth 9, tents 6, beer benches 9',
    one: 'Item',
    many: 'Items',
    icon: 'gift',
    fields: `
      Item | text | Pizza oven on a trailer
      Category | choice | Ovens | Ovens, Tents, Tubs, Tables
      State | choice | Free | Free, Out, Cleaning
      Rate a day | money | € 145
      Deposit | money | € 100
      Delivery | switch | yes`,
    without: 'Number, Hours, Next service',
    samples: `
      icon | title | subtitle | value | badge | tone
      flame | Pizza oven on a trailer | For 40 guests, wood with it | € 145 | Free | success
      flame | Small pizza oven | For 15 guests, gas | € 65 | Out until Sun | warning
      home | Tent, 4 by 6 m | With sides, Haddad until Monday | € 120 | Out until Mon | warning
      grid | Ten tables with benches | Washed | € 50 | Free | success
      bulb | Fairy lights, 60 m | One string is dark | € 25 | Repair | danger
      cup | Bar with two taps | Back today at 16:00 | € 80 | Due back | primary`,
    about: 'Bakes four pizzas at once, hot in forty minutes. Wood, peel and brush are in the box behind.',
    facts: '€ 145 | A day\n40 | Guests\n€ 100 | Deposit',
    figures: '22 | Items\n9 | Out\n3 | Due back today',
    hero: 'Due back, 16:00 | Bar with two taps | Osei, clean and empty | Check in',
    tip: 'Saturday is nearly full | One oven and two tents are left',
    add: 'Add item',
  },
  {
    signs:
      'tractor 11, tractors 11, farm machinery 12, combine 9, harvester 10, plough 9, planter 7, baler 9, farmers 6',
    groups: 'Tractors, Harvest, Tillage, Free',
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | Tractor, 75 hp | With Kamau, Mill valley, 3 km | € 18 | Free | success
      truck | Combine, 3 m | With driver, by the acre | € 42 | From Monday | warning
      truck | Disc plough | Three discs, fits 60 hp and more | € 9 | Free | success
      truck | Baler, round | With Omar, hill farm, 6 km | € 14 | Hired out | danger
      drop | Sprayer, 600 l | Washed, new nozzles | € 8 | Free | success`,
    about: 'Comes with driver and a full tank. Hills up to the church, no further when it is wet.',
    facts: '€ 18 | An hour\n75 hp | Power\n3 km | Away',
    figures: '14 | Machines\n9 | Free today',
    hero: 'Free tomorrow | Tractor, 75 hp | With driver, Mill valley | Book',
  },
])
