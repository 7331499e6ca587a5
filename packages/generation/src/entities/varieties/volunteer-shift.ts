import { volunteerShift } from '../volunteer-shift.ts'
import { defineVarieties } from './variety.ts'

/** What people lend a hand with; without these words it is a bit of everything, led by the food bank. */
export const volunteerShiftVarieties = defineVarieties(volunteerShift, [
  {
    signs:
      'clean-up 4, clean-ups 4, cleanup 4, cleanups 4, clean up 3, litter 4, litter picks 5, litter picking 5, plogging 5, rubbish 2, trash 3, plastic 2',
    one: 'Clean-up',
    many: 'Clean-ups',
    icon: 'leaf',
    groups: 'Streets, Parks, River',
    fields: `
      Where | place | Linden park, by the fountain
      Date | date | Sat 21 Nov
      From | time | 10:00
      Helpers | number | 18
      Bring | text | Gloves and a bucket
      Notes | long | Bags and pickers are there, coffee afterwards`,
    without: 'Task, Place',
    samples: `
      image | title | subtitle | value | badge | tone
      forest park | Linden park | Sat 10:00, by the fountain | 18 of 30 | Open | success
      city | Station street | Wed 18:00, one hour | 10 of 10 | Full | neutral
      lake | Mill river, both banks | Sun 10:00, stone pier | 12 of 20 | Yours | accent
      forest | Fox wood trail | Sun 11:00, car park | 7 of 15 | Open | success
      city old | School yard and around | Fri 14:00, with class 4b | 26 of 30 | Open | primary
      hills | Road to the quarry | 5 Dec, with a trailer | 6 of 12 | Open | success`,
    about:
      'Two hours along the paths and the hedge, then we weigh what we found. Pickers and bags are there, coffee at noon.',
    facts: '18 | Helpers\n2 h | Length\n41 kg | Last time',
    figures: '412 kg | Collected | +41\n3 | Clean-ups ahead\n182 | Helpers',
    hero: 'Saturday, 10:00 | Linden park | Eighteen are coming, bring gloves | I am coming',
    tip: '412 kilos since spring | Most of it along Station street',
    trend: 'Kilos collected | 412 | +41',
    add: 'Plan a clean-up',
    use: 'I am coming',
  },
  {
    signs:
      'beach clean 6, beach cleans 6, beach clean-up 6, beach clean-ups 6, beach 5, coast 5, coastal 5, shore 5, ocean 5, sea 4, river clean 5, divers 4',
    one: 'Clean-up',
    many: 'Clean-ups',
    icon: 'leaf',
    groups: 'Beach, River, Park',
    fields: `
      Where | place | North beach, at the lifeboat
      Date | date | Sat 21 Nov
      From | time | 9:00
      Helpers | number | 24
      Bring | text | Gloves and a bucket
      Notes | long | Bags and pickers are there, soup afterwards`,
    without: 'Task, Place',
    samples: `
      image | title | subtitle | value | badge | tone
      beach | North beach | Sat 9:00, at the lifeboat | 18 of 30 | Open | success
      lake | Mill river | Sun 10:00, stone pier | 12 of 20 | Yours | accent
      park | Linden park | Sat 14:00, by the fountain | 9 of 25 | Open | success
      forest | Fox wood trail | Sun 11:00, car park | 7 of 15 | Open | success
      city | Station street | Wed 18:00, one hour | 10 of 10 | Full | neutral
      hills | Dyke to dyke | 5 Dec, with boats | 22 of 40 | Open | primary`,
    about:
      'Two hours along the tide line, then we weigh what we found. Pickers and bags are there, soup at eleven.',
    facts: '24 | Helpers\n2 h | Length\n86 kg | Last time',
    figures: '412 kg | Collected | +86\n3 | Clean-ups ahead\n182 | Helpers',
    hero: 'Saturday, 9:00 | North beach | Eighteen are coming, bring gloves | I am coming',
    tip: '412 kilos since spring | Most of it rope and bottles',
    trend: 'Kilos collected | 412 | +86',
    add: 'Plan a clean-up',
    use: 'I am coming',
  },
  {
    signs:
      'tree planting 5, tree plantings 5, plant trees 5, planting trees 5, planting days 4, planting day 4, trees planted 5, plantings 4, reforestation 5, hedge 3, conservation 3, habitat 3, invasive 3',
    one: 'Planting day',
    many: 'Planting days',
    icon: 'tree',
    groups: 'This month, Mine, Done',
    fields: `
      Where | place | East slope, above the mill
      Date | date | Sat 21 Nov
      From | time | 9:30
      How many come | number | 2
      Trees | text | 120 oaks and hazels
      Bring | text | Boots and a spade
      Notes | long | Meet at the barn, soup at noon`,
    without: 'Task, Place, Helpers',
    samples: `
      image | title | subtitle | value | badge | tone
      hills | East slope | Sat 9:30, oaks and hazels | 120 trees | Open | success
      forest | Fox wood | Sun 10:00, after the storm | 400 trees | Open | success
      park | School yard, Mill street | Wed 14:00, with pupils | 12 trees | Yours | accent
      garden | Orchard meadow | 28 Nov, old apple kinds | 36 trees | Open | success
      lake | Willow bank | 29 Nov, along the stream | 80 trees | Full | neutral
      field | Hedge at Linden farm | 5 Dec, 200 metres | 300 shrubs | Open | primary`,
    about: 'Holes are dug on Friday, we set, stake and water. Two to a tree, children welcome, soup at noon.',
    facts: '120 | Trees\n26 | People\n3 h | Length',
    figures: '2,340 | Trees planted | +120\n3 | Days ahead\n182 | People',
    hero: 'Saturday, 9:30 | East slope | 120 oaks and hazels want planting | Join in',
    tip: 'Nine of ten have taken root | Watered twice in August',
    trend: 'Trees planted | 2,340 | +120',
    data: [900, 1120, 1300, 1580, 1820, 2220, 2340],
    add: 'Plan a planting day',
    use: 'Join in',
  },
  {
    signs:
      'animal shelter 4, dog walkers 4, shelter dogs 4, kennel 4, kennels 4, kennel cleaners 5, cats 2, sanctuary 3, wildlife 2, rescue animals 3',
    icon: 'paw',
    groups: 'Walks, Kennels, Weekend',
    fields: `
      Task | text | Morning walks
      Place | place | Shelter, east kennels
      Date | date | Sat 21 Nov
      From | time | 8:30
      Helpers | number | 4
      Notes | long | Leads hang at the gate, boots please`,
    samples: `
      icon | title | subtitle | value | badge | tone
      paw | Morning walks | Sat 8:30, six dogs | 3 of 4 | Open | success
      home | Clean the kennels | Sat 10:00, east row | 2 of 3 | Open | success
      heart | Sit with the cats | Sun 14:00, two hours | 2 of 2 | Full | neutral
      car | Drive to the vet | Mon 9:30, Otto and Greta | 0 of 1 | Open | warning
      bag | Food delivery | Tue 16:00, unload and stack | 1 of 2 | Yours | accent
      camera | Photos for adoption | Sun 11:00, five dogs | 1 of 1 | Full | neutral`,
    about: 'Six dogs, two at a time, round the pond and back. Otto pulls at the start and then walks nicely.',
    facts: '4 | Helpers\n2 h | Length\n6 | Dogs',
    figures: '14 h | Given\n3 | Shifts ahead\n38 | Helpers',
    hero: 'Saturday, 8:30 | Morning walks | One walker is missing | Sign me up',
    tip: 'Fourteen hours since May | Otto waits for you on Saturdays',
  },
  {
    signs: 'crossing guard 12, crossing guards 12, school crossing 9, corner 4, corners 5, lollipop lady 9',
    icon: 'shield',
    groups: 'Open, Mine, Covered',
    fields: `
      Corner | choice | Mill street | Mill street, Linden square, Station road
      Slot | choice | Morning | Morning, Noon
      Date | date | Mon 23 Nov
      From | time | 7:30
      Notes | long | Vest and paddle hang in the school office`,
    without: 'Task, Place, Helpers',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Mill street, Monday morning | 7:30 to 8:10, nobody yet | 0 of 1 | Open | danger
      shield | Linden square, Monday morning | 7:30 to 8:10, Lea Brandt | 1 of 1 | Covered | success
      shield | Mill street, Monday noon | 12:40 to 13:20, Omar Haddad | 1 of 1 | Covered | success
      shield | Linden square, Tuesday noon | 12:40 to 13:20, you | 1 of 1 | Yours | accent
      warning | Station road, Wednesday morning | 7:30 to 8:10, nobody yet | 0 of 1 | Open | danger
      shield | Station road, Thursday noon | 12:40 to 13:20, Kim Osei | 1 of 1 | Covered | success`,
    about: 'Forty minutes before the first bell. Vest and paddle hang in the school office.',
    facts: '40 min | Length\n38 | Children\n2 | Slots a day',
    figures: '3 | Open\n27 | Covered next week\n12 | Guards',
    hero: 'Monday, 7:30 | Mill street is not covered | Nobody yet, next week | Sign up',
    tip: 'Three slots are open next week | Mill street on Monday comes first',
    trend: 'Slots covered | 27 | +4',
    add: 'Add slot',
  },
  {
    signs: 'clowns 12, clown 12, hospital clowns 14, ward visits 9, ward visit 9',
    one: 'Visit',
    many: 'Visits',
    icon: 'smile',
    groups: 'Planned, Open, Done',
    fields: `
      Ward | choice | Children 2 | Children 2, Children 3, Surgery
      Date | date | Thu 26 Nov
      From | time | 14:30
      Pair | text | Lea and Omar
      Children | text | Ida likes soap bubbles
      Reflection | long | Emil laughed for the first time this week`,
    without: 'Task, Place, Helpers, What, With',
    samples: `
      icon | title | subtitle | value | badge | tone
      smile | Children 2, Thursday | 14:30, Lea and Omar | 6 children | Planned | success
      warning | Surgery, Friday | 10:00, Kim, one is missing | 4 children | Open | danger
      smile | Children 3, Saturday | 15:00, Ana and Iris | 8 children | Planned | success
      check | Children 2, Tuesday | Lea and Kim, reflection written | 5 children | Done | neutral
      smile | Children 3, Monday | 14:30, Tomás and Omar | 7 children | Planned | primary`,
    about: 'Two hours on the ward, six children. Ida likes soap bubbles, Emil needs a quiet start.',
    facts: '6 | Children\n2 h | Length\n2 | Clowns',
    figures: '4 | This week\n1 | Open\n12 | Clowns',
    hero: 'Friday, 10:00 | Surgery needs a second clown | Kim goes, Omar is ill | I can go',
    tip: 'One visit has a gap | Surgery on Friday at ten',
    trend: 'Visits a month | 17 | +3',
    add: 'Plan visit',
  },
  {
    signs:
      'fire brigade 5, firefighters 5, fire service 5, ambulance 4, red cross 4, first responders 4, disaster 4, emergency 2, call-out 3, search and rescue 4, lifeguards 4, lifeguard 4',
    icon: 'shield',
    groups: 'Duty, Training, Events',
    fields: `
      Duty | text | Night duty
      Place | place | Station 2
      Date | date | Sat 21 Nov
      From | time | 19:00
      Crew | number | 6
      Needs | choice | Driver | Driver, First aid, Radio
      Notes | long | Hand over the radio at seven`,
    without: 'Task, Helpers',
    samples: `
      icon | title | subtitle | value | badge | tone
      shield | Night duty | Sat 19:00, station 2 | 5 of 6 | Driver | warning
      flame | Breathing gear drill | Mon 19:30, training yard | 8 of 12 | Open | success
      heart | First aid at the run | Sun 8:00, harbour | 4 of 4 | Full | neutral
      truck | Check vehicle 2 | Thu 18:00, one hour | 2 of 2 | Yours | accent
      users | Standby, day | Sun 7:00, on call | 3 of 6 | Open | success
      map | Search exercise | 28 Nov, Fox wood | 11 of 16 | Open | primary`,
    about: 'Twelve hours at station 2, six people. A driver is missing, all others have confirmed.',
    facts: '6 | Crew\n12 h | Length\n1 | Missing',
    figures: '14 | Available now\n3 | Duties ahead\n46 | Members',
    hero: 'Saturday, 19:00 | Night duty | One driver is missing | Sign me up',
    tip: 'First aid course expires | Yours on 4 December, two places on Tuesday',
    trend: 'Hours given | 86 | +12',
    add: 'Add duty',
  },
  {
    signs:
      'elderly 4, seniors 4, lonely 4, companionship 5, old people 4, neighbours in need 5, neighbors in need 5, visit 1, befriending 5, hospice 4, errands 3, hospital 2',
    one: 'Visit',
    many: 'Visits',
    icon: 'heart',
    groups: 'Open, Mine, Regular',
    fields: `
      What | choice | Company | Company, Shopping, Doctor, Phone
      With | person | Ruth Adeyemi
      Place | place | Mill street 8
      Date | date | Sat 21 Nov
      From | time | 15:00
      Notes | long | Likes chess, third floor without a lift`,
    without: 'Task, Helpers',
    samples: `
      avatar | title | subtitle | time | badge | tone
      Ruth Adeyemi | Coffee with Ruth | Mill street 8, likes chess | Sat 15:00 | Open | success
      Jonas Weber | Shopping for Jonas | List is there, no stairs | Mon 10:00 | Open | success
      Ana Petrova | Ana to the eye doctor | By tram, back by noon | Tue 9:30 | Yours | accent
      Elias Lund | Read to Elias | The newspaper, one hour | Wed 16:00 | Taken | neutral
      Noor Rahman | Call Noor | Ten minutes, in the evening | Daily | Open | success
      Tomás Rey | Walk with Tomás | Round the pond, slowly | Sun 14:00 | Open | primary`,
    about: 'Ruth is 84, likes chess and strong coffee, and has been alone since spring. An hour is plenty.',
    facts: '15:00 | Time\n1 h | Length\n0.8 km | Away',
    figures: '14 h | Given\n3 | Visits ahead\n62 | Helpers',
    hero: 'Saturday, 15:00 | Coffee with Ruth | Mill street 8, she likes chess | I will go',
    tip: 'Ruth says thank you | You have come five Saturdays',
    add: 'Ask for a visit',
    use: 'I will go',
  },
  {
    signs:
      'festival 4, festivals 4, marathon 3, fete 4, fête 4, fair 2, concert 2, stewards 4, event volunteers 5, event 1, events 1, parents 2, school fair 4, sports club 2',
    icon: 'flag',
    groups: 'Open, Mine, Weekend',
    fields: `
      Task | text | West gate
      Place | place | Gate, Mill street
      Date | date | Sat 21 Nov
      From | time | 10:00
      Helpers | number | 6
      T-shirt | choice | M | S, M, L, XL
      Notes | long | Briefing ten minutes before, at the crew tent`,
    samples: `
      icon | title | subtitle | value | badge | tone
      ticket | West gate | Sat 10:00, scan tickets | 4 of 6 | Open | success
      cup | Drinks stand | Sat 14:00, three hours | 5 of 5 | Full | neutral
      car | Car park | Sat 9:00, vest is there | 2 of 4 | Open | success
      flag | Set up the tents | Fri 16:00, twenty hands | 14 of 20 | Yours | accent
      heart | Info desk | Sun 11:00, two languages | 1 of 2 | Open | success
      trash | Tidy up | Sun 19:00, pizza afterwards | 6 of 12 | Open | primary`,
    about:
      'Scan tickets, hand out bands, know where the toilets are. Three hours, a meal voucher and a shirt.',
    facts: '6 | Helpers\n3 h | Length\n1 | Meal voucher',
    figures: '128 | Helpers\n14 | Places open\n3 | Shifts of yours',
    hero: 'Saturday, 10:00 | West gate | Two more hands wanted | Sign me up',
    tip: 'Fourteen places are open | Most of them on Sunday evening',
  },
])
