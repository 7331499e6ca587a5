import { roundCustomer } from '../round-customer.ts'
import { defineVarieties } from './variety.ts'

/** Whom one comes to again and again; without these words houses with windows. */
export const roundCustomerVarieties = defineVarieties(roundCustomer, [
  {
    signs: 'farrier 9, farriers 9, horse 7, horses 7, hoof 7, shod 7, shoeing 7, hooves 7',
    icon: 'shoe',
    groups: 'Due, Shod, Owes',
    fields: `
      Horse | text | Fjara
      Owner and stable | text | Lea Brandt, Linden farm
      Shod | choice | All four | Front, All four, Trim only
      Size | text | 3 in front, 2 behind
      Last shod | date | Tue 6 Oct
      Every | choice | 7 weeks | 6 weeks, 7 weeks, 8 weeks
      Price | money | € 140.00`,
    without: 'Name, Street and number, What, Pays',
    samples: `
      image | title | subtitle | value | badge | tone
      horse | Fjara, Linden farm | All four, size 3 and 2, last 6 October | € 140 | Due | warning
      horse brown | Otto, Linden farm | Trim only, stands badly | € 45 | Due | warning
      horse white | Luna, Mill stables | Front, size 1 | € 90 | 3 December | neutral
      pony | Pünktchen, Mill stables | Trim only | € 40 | Shod Monday | success
      horse | Kasimir, Harbour | All four, two payments open | € 280 | Owes | danger`,
    about:
      'Lost a shoe in August, left front. Stands quietly when somebody holds her; the left hind is flat.',
    facts: '€ 140 | Price\n7 weeks | Every\n6 Oct | Last',
    figures: '9 | Due this week\n€ 860 | This week’s work\n€ 280 | Owed',
    hero: 'Next, 9:00 | Linden farm, two horses | Fjara all four, Otto trim | Open horse',
    tip: 'Kasimir is not paid twice | € 280 since August',
    add: 'Add horse',
    use: 'Mark as shod',
  },
  {
    signs:
      'milk 7, milkman 9, bottles 5, eggs 5, bread 5, doorstep 6, doorsteps 6, newspaper 7, standing orders 5',
    icon: 'bottle',
    groups: 'Tomorrow, Paused, Owes',
    fields: `
      Name | text | Vogt
      Street and number | text | Linden lane 4
      Standing order | text | 2 milk, 6 eggs
      Days | text | Mon, Wed, Fri
      Paused until | date | Mon 30 Nov
      Bill a month | money | € 38.40
      Empties out | number | 4
      Note | long | Behind the flower pot, not in the sun`,
    without: 'What, Every, Price, Last done, Pays',
    samples: `
      icon | title | subtitle | value | badge | tone
      bottle | Linden lane 4, Vogt | 2 milk, 6 eggs, four empties out | € 38 | Tomorrow | primary
      bottle | Linden lane 6, Osei | 4 milk, butter on Fridays | € 61 | Tomorrow | primary
      bottle | Linden lane 11, Rey | On holiday until 30 November | – | Paused | neutral
      bottle | Mill street 9, Haddad | 1 milk, October not paid | € 19 | Owes | danger
      building | Harbour Café | 12 milk, cream, before seven | € 214 | Tomorrow | primary`,
    about:
      'Two milk and six eggs on Mondays, Wednesdays and Fridays. Behind the flower pot; four empties are out.',
    facts: '2 + 6 | Milk, eggs\n€ 38 | November\n4 | Empties',
    figures: '86 | Houses tomorrow\n142 | Milk to load\n€ 64 | Owed',
    hero: 'Load for tomorrow | 142 milk, 96 eggs | 86 houses, first at 4:40 | Open round',
    tip: 'Three pause from Monday | Rey, Chen and the school',
    use: 'Change order',
  },
  {
    signs: 'pool 8, pools 8, chlorine 9, swimming pool 9',
    icon: 'drop',
    groups: 'Due, Fine, Owes',
    fields: `
      Name | text | Villa Rey
      Address | text | Harbour 11
      Volume | text | 48 m³, salt
      pH | text | 7.4
      Chlorine | text | 0.9 mg/l
      Added | text | 1 kg of pH minus
      Photo | photo | pool
      Every | choice | 1 week | 1 week, 2 weeks
      Price | money | € 35.00`,
    without: 'Street and number, What, Pays',
    samples: `
      image | title | subtitle | value | badge | tone
      pool | Villa Rey, Harbour 11 | pH 7.4, chlorine 0.9, last Thursday | € 35 | Due today | warning
      pool blue | Linden lane 20 | pH 7.9, too high, 1 kg minus | € 35 | Look again | danger
      pool | Hotel Kaya | pH 7.2, chlorine 1.1 | € 60 | Done today | success
      pool garden | Mill street 9, Haddad | Cover on, winter service | € 20 | Winter | neutral`,
    about: 'Salt pool of 48 cubic metres. Filter basket is behind the shed, key with the neighbour.',
    facts: '7.4 | pH\n0.9 | Chlorine\n48 m³ | Volume',
    figures: '7 | Today\n€ 268 | Today’s work\n1 | Look again',
    hero: 'Next, 9:30 | Villa Rey | Salt pool, 48 m³ | Open pool',
    tip: 'Linden lane 20 is at 7.9 | Look again on Saturday',
    add: 'Add pool',
    use: 'Log values',
  },
  {
    signs: 'piano 7, pianos 7, tuner 7, tuning 5, pitch 5, grand 4',
    icon: 'music',
    groups: 'Due, Tuned, Written to',
    fields: `
      Customer | text | Vogt
      Address | text | Linden lane 4
      Instrument | text | Upright, 1978
      Last tuned | date | Tue 19 May
      Pitch | text | 440 Hz
      Humidity | text | 42 %
      Every | choice | 6 months | 6 months, 12 months
      Price | money | € 110.00`,
    without: 'Name, Street and number, What, Pays, Last done',
    samples: `
      image | title | subtitle | value | badge | tone
      piano | Vogt, upright 1978 | 440 Hz, last 19 May, 42 % | € 110 | Due | warning
      piano black | City hall, concert grand | 442 Hz, before each concert | € 160 | Friday | primary
      piano | Music school, room 3 | 440 Hz, two strings new | € 95 | Tuned | success
      piano white | Haddad, baby grand | 436 Hz, needs a second time | € 130 | Written to | neutral`,
    about: 'Upright by the outer wall, dry in winter. The E above middle C rings; felt to change next time.',
    facts: '440 Hz | Pitch\n42 % | Humidity\n19 May | Last',
    figures: '12 | Due\n3 | This week\n€ 365 | This week’s work',
    hero: 'Six months over | Vogt, upright 1978 | Last tuned on 19 May | Write to them',
    tip: 'Twelve are due | Six months since the last time',
    add: 'Add piano',
    use: 'Note tuning',
  },
  {
    signs: 'sheep 8, shearer 9, shearing 9, wool 6, flock 6',
    icon: 'paw',
    groups: 'This week, Done, Owes',
    fields: `
      Farm | text | Linden farm, Brandt
      Sheep | number | 85
      Day | date | Fri 20 Nov
      Wool | text | 240 kg
      Price a head | money | € 3.20
      Pays | choice | Cash | Cash, Transfer
      Note | long | Pens at the lower gate, power is there`,
    without: 'Name, Street and number, What, Every, Price, Last done',
    samples: `
      image | title | subtitle | value | badge | tone
      sheep | Linden farm, Brandt | 85 sheep, Friday, power is there | € 272 | Tomorrow | primary
      sheep | Mill meadow, Osei | 40 sheep, two rams | € 128 | Saturday | primary
      sheep | Upper common, Rey | 210 sheep, two days, with Omar | € 640 | Next week | neutral
      sheep | Harbour farm, Chen | 32 sheep, 88 kg of wool | € 102 | Paid | success
      sheep | Abbey, Haddad | 18 sheep, not paid since May | € 58 | Owes | danger`,
    about: 'Pens at the lower gate, power is there. Ewes only, the lambs stay on the meadow.',
    facts: '85 | Sheep\n€ 3.20 | A head\n240 kg | Wool',
    figures: '335 | Sheep this week\n€ 1,040 | This week’s work\n€ 58 | Owed',
    hero: 'Tomorrow, 7:30 | Linden farm, 85 sheep | Pens at the lower gate | Open farm',
    tip: 'Rain on Saturday | Wet sheep cannot be shorn',
    add: 'Add farm',
    use: 'Mark as shorn',
  },
  {
    signs:
      'foot 7, feet 7, podiatr 7, chiropodist 8, hairdresser 7, hair 5, perm 6, massage 5, nails 5, care homes 5, diabetic 6',
    icon: 'users',
    groups: 'Today, Due, Owes',
    fields: `
      Name | text | Clara Vogt
      Where | text | Linden house, room 12
      Treatment | choice | Foot care | Foot care, Nails, Cut, Perm
      Mind | text | Diabetic, left heel
      Last time | date | Thu 8 Oct
      Every | choice | 6 weeks | 4 weeks, 6 weeks, 8 weeks
      Price | money | € 32.00
      Paid by | text | Her daughter`,
    without: 'Street and number, What, Pays, Last done',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Clara | Clara Vogt, room 12 | Diabetic, left heel, last 8 October | € 32 | 9:00 | primary
      Elias | Elias Lund, Linden house 14 | Every 6 weeks, hard of hearing | € 28 | 9:40 | primary
      Ruth | Ruth Kaya, at home | Mill street 9, third floor | € 36 | 11:00 | primary
      Hana | Hana Sato, Harbour house | Six weeks over, call the ward | € 32 | Due | warning
      Tomas | Tomás Weber | October, daughter pays | € 64 | Owes | danger`,
    about: 'Diabetic: no blades on the left heel, cream with urea. Her daughter pays by transfer.',
    facts: '9:00 | Today\n6 weeks | Every\n8 Oct | Last',
    figures: '7 | Today\n€ 224 | Today’s work\n€ 64 | Owed',
    hero: 'Next, 9:00 | Clara Vogt, Linden house | Room 12, left heel | Open client',
    tip: 'Hana is six weeks over | Call the ward',
    add: 'Add client',
    use: 'Note visit',
  },
  {
    signs: 'chimney 9, sweep 7, soot 8, boiler 5, gas 4',
    icon: 'flame',
    groups: 'Announced, Done, Defects',
    fields: `
      House | text | Linden lane 4, Vogt
      Firing | choice | Gas boiler | Gas boiler, Oil, Wood stove, Open fire
      CO | text | 18 ppm
      Soot | choice | Little | None, Little, Much
      Announced for | date | Fri 20 Nov
      Defect | text | Flue door leaks
      Price | money | € 68.00`,
    without: 'Name, Street and number, What, Pays, Last done, Every',
    samples: `
      icon | title | subtitle | value | badge | tone
      flame | Linden lane 4, Vogt | Gas boiler, announced for Friday | € 68 | Announced | primary
      flame | Linden lane 6, Osei | Wood stove, twice a year | € 74 | Announced | primary
      warning | Mill street 9, Haddad | CO 640 ppm, shut down | € 68 | Defect | danger
      check | Station road 3, Chen | 18 ppm, certificate sent | € 68 | Done | success
      home | Harbour 9 | Nobody in, second date | – | Missed | warning`,
    about:
      'Gas boiler in the cellar, flue through three floors. The soot door leaks a little, look next time.',
    facts: '18 ppm | CO\nLittle | Soot\n€ 68 | Price',
    figures: '31 | Announced\n2 | Defects\n€ 1,180 | This week’s work',
    hero: 'Friday, Linden lane | 14 houses announced | Notes are in the letter boxes | Open round',
    tip: 'Mill street 9 stays shut | 640 ppm, letter went to the owner',
    add: 'Add house',
    use: 'Log measurement',
  },
])
