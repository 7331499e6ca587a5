import { workOrder } from '../work-order.ts'
import { defineVarieties } from './variety.ts'

/** What is done at the customer's by firms of one trade; without these words they look after lifts. */
export const workOrderVarieties = defineVarieties(
  workOrder,
  [
    {
      signs:
        'cleaning 7, cleaners 8, cleaner 7, housekeeping 6, janitors 8, janitorial 8, maid 7, window cleaners 8, commercial cleaning 9',
      fields: `
      Site | place | Linden lane 4, stairs
      Time | time | 7:30
      Contact | person | Mrs Vogt
      Rooms | text | 3 floors, 2 toilets
      Photos | photo | house
      Note | long | Key is in the safe, code 4182`,
      without: 'Parts, Photo, Signature, Report',
      samples: `
      icon | title | subtitle | badge | tone
      sparkle | Stairs and hall | Linden lane 4, Ana and Kim | 7:30 | primary
      building | Office, second floor | Norrgard Studio, Omar | 17:00 | primary
      warning | Flat handover | Mill street 12, until noon | Urgent | danger
      home | Windows, front and back | Mill Café, Tomás | 10:15 | neutral
      heart | Dental practice | Harbour 9, every evening | 19:00 | neutral
      check | Carpets, meeting rooms | Town hall, photos sent | Done | success`,
      about: 'Three floors, the cellar every second week. The key is in the safe at the entrance.',
      facts: '7:30 | Begins\n2 h | Takes\n2 | Cleaners',
      figures: '6 | Today | 2 done\n1 | Urgent',
      hero: 'Next, 7:30 | Stairs and hall | Linden lane 4, key in the safe | Start job',
      tip: '2 of 6 are done | The flat in Mill street has to be ready by noon',
      add: 'Add job',
    },
    {
      signs:
        'hvac 9, air conditioning 9, heating 7, boiler 7, boilers 7, heat pump 7, heat pumps 7, furnace 8, refrigeration 8',
      fields: `
      Site | place | Linden lane 4
      Time | time | 09:30
      Customer | person | Mrs Vogt
      Unit | text | Split unit 3.5 kW, 2019
      Fault | long | Does not cool, fan runs
      Parts | text | Capacitor 35 µF
      Photo | photo | building
      Signature | text | Mrs Vogt`,
      without: 'Contact, Report',
      samples: `
      icon | title | subtitle | badge | tone
      tools | Unit does not cool | Linden lane 4, Mrs Vogt | 09:30 | primary
      flame | Boiler service, yearly | Mill street 12, caretaker | 11:00 | primary
      warning | No heating since night | Old dairy, second floor | Urgent | danger
      drop | Heat pump leaks | Park view 9, Noor Rahman | 14:00 | neutral
      tools | New thermostat | Harbour hotel, room 204 | 15:30 | neutral
      check | Filters changed | Town hall, signed | Done | success`,
      about: 'The fan runs but the air stays warm. Last service was in March; refrigerant was fine then.',
      hero: 'Next, 09:30 | Unit does not cool | Linden lane 4, Mrs Vogt is at home | Start job',
      tip: '2 of 6 are done | The urgent one is in the old dairy',
      add: 'Add job',
    },
    {
      signs:
        'solar 7, photovoltaic 8, solar panels 8, pv 7, panels 4, battery storage 8, wallbox 7, ev charger 7',
      fields: `
      Site | place | Linden lane 4
      Time | time | 09:30
      Customer | person | Mrs Vogt
      System | text | 8.2 kWp, 20 panels
      Parts | text | Inverter 8 kW, 40 hooks
      Photo | photo | house
      Signature | text | Mrs Vogt`,
      without: 'Contact',
      samples: `
      icon | title | subtitle | badge | tone
      sun | Roof south, 20 panels | Linden lane 4, Mrs Vogt | 08:00 | primary
      bolt | Inverter, first start | Mill street 12, Omar Haddad | 11:00 | primary
      warning | Inverter shows a fault | Old dairy, since Monday | Urgent | danger
      home | Site survey | Park view 9, Noor Rahman | 14:00 | neutral
      bolt | Battery, 10 kWh | Harbour 9, second day | Friday | neutral
      check | Yearly check | School roof, report sent | Done | success`,
      about: 'Hooks and rails are up since Tuesday. Panels go on today, the electrician comes on Friday.',
      hero: 'Next, 08:00 | Roof south, 20 panels | Linden lane 4, scaffold stands | Start job',
      tip: '2 of 6 are done | The inverter in the old dairy is urgent',
      add: 'Add job',
    },
    {
      signs:
        'electrician 7, electricians 8, electrical 7, plumber 7, plumbers 8, plumbing 7, handyman 7, appliance 7, appliances 7',
      samples: `
      icon | title | subtitle | badge | tone
      drop | Leak under sink | Linden lane 4, Mrs Vogt | 09:30 | primary
      bolt | New sockets, kitchen | Mill street 12, Omar Haddad | 11:00 | primary
      warning | No power, second floor | Old dairy, caretaker | Urgent | danger
      tools | Washing machine | Park view 9, does not drain | 14:00 | neutral
      drop | Blocked drain | Harbour 9, restaurant | 16:00 | neutral
      check | Fuse box replaced | Town hall, signed | Done | success`,
      fields: `
      Site | place | Linden lane 4
      Time | time | 09:30
      Contact | person | Mrs Vogt
      Parts | text | Trap 40 mm, two seals
      Photo | photo | house
      Signature | text | Mrs Vogt
      Report | long | Trap replaced, tight after ten minutes`,
      about: 'Water below the sink since Sunday. Mrs Vogt is at home until noon.',
      hero: 'Next, 09:30 | Leak under sink | Linden lane 4, Mrs Vogt is at home | Start job',
      tip: '2 of 6 are done | The urgent one is in the old dairy',
      add: 'Add job',
    },
    {
      signs: 'pest 8, pest control 9, exterminator 9, rodent 8, termites 8',
      samples: `
      icon | title | subtitle | badge | tone
      leaf | Ants, kitchen | Mill Café, before opening | 07:30 | primary
      shield | Bait stations, 14 | Harbour warehouse, monthly | 10:00 | primary
      warning | Wasp nest, roof | School, yard side | Urgent | danger
      search | Inspection, mice | Linden lane 4, cellar | 13:00 | neutral
      check | Cockroaches, second round | Old Mint Hotel, clear | Done | success`,
      fields: `
      Site | place | Mill Café
      Time | time | 07:30
      Contact | person | Mr Osei
      Pest | choice | Ants | Ants, Mice, Wasps, Cockroaches
      Used | text | Gel bait, 6 points
      Photo | photo | building
      Signature | text | Mr Osei`,
      without: 'Parts, Report',
      about: 'Ants along the window since Monday. Gel at six points; food stays covered until noon.',
      hero: 'Next, 07:30 | Ants, kitchen | Mill Café, before it opens | Start job',
      tip: '1 of 5 is done | The wasp nest at the school is urgent',
      add: 'Add job',
    },
    {
      signs:
        'landscaping 8, landscapers 8, lawn 8, lawns 8, mowing 8, gardening 7, gardeners 8, snow removal 8, tree 4, garden 4',
      samples: `
      icon | title | subtitle | badge | tone
      leaf | Lawn and edges | Park view 9, every two weeks | 08:00 | primary
      tree | Hedge, 24 m | Linden lane 4, chipper needed | 10:00 | primary
      warning | Branch over the drive | School, after the storm | Urgent | danger
      drop | Pool, water test | Garden house, pH and filter | 13:30 | neutral
      flower | Autumn planting | Old Mint Hotel, 60 bulbs | Friday | neutral
      check | Leaves taken along | Town hall, photos sent | Done | success`,
      fields: `
      Site | place | Park view 9
      Time | time | 08:00
      Contact | person | Noor Rahman
      Tools | text | Mower, trimmer, chipper
      Photo | photo | garden
      Note | long | Gate code 4182, dog in the yard`,
      without: 'Parts, Signature, Report',
      about: 'Front and back, edges along the path. The gate code is 4182; the dog is friendly.',
      facts: '08:00 | Begins\n1 h 30 | Takes\n2 | People',
      hero: 'Next, 08:00 | Lawn and edges | Park view 9, gate code 4182 | Start job',
      tip: '1 of 6 is done | The branch at the school is urgent',
      add: 'Add job',
    },
    {
      signs: 'pool 8, pools 8, swimming pool 9, chlorine 8, pool cleaning 9, hot tub 8, hot tubs 8',
      icon: 'drop',
      samples: `
      icon | title | subtitle | badge | tone
      drop | Weekly clean, 40 m³ | Park view 9, Noor Rahman | 08:00 | primary
      search | Water test, filter | Garden house, pH was 7.8 | 09:30 | primary
      warning | Green water | Linden lane 4, after the storm | Urgent | danger
      tools | Pump hums | Old Mint Hotel, indoor pool | 13:30 | neutral
      moon | Close for winter | Hill street 2, cover is there | Friday | neutral
      check | Shock and vacuum | Harbour 9, clear again | Done | success`,
      fields: `
      Site | place | Park view 9
      Time | time | 08:00
      Contact | person | Noor Rahman
      Free chlorine | text | 1.2 mg/l
      pH | text | 7.3
      Added | text | 400 g chlorine, 200 ml acid
      Photo | photo | water
      Note | long | Gate code 4182, basket was full of leaves`,
      without: 'Parts, Signature, Report',
      about:
        'Skimmer and basket emptied, floor vacuumed, filter washed back. The gate code is 4182; the dog is friendly.',
      facts: '1.2 mg/l | Chlorine\n7.3 | pH\n26 °C | Water',
      hero: 'Next, 08:00 | Weekly clean, 40 m³ | Park view 9, gate code 4182 | Start job',
      tip: '1 of 6 is done | The green water in Linden lane is urgent',
      add: 'Add job',
    },
    {
      signs:
        'towing company 9, towing service 9, tow truck 9, tow trucks 9, breakdown 8, breakdowns 8, roadside 8, recovery truck 9, stranded 7, impound 8',
      one: 'Call',
      many: 'Calls',
      icon: 'truck',
      groups: 'Open, On the way, Done',
      samples: `
      icon | title | subtitle | value | badge | tone
      car | Golf, will not start | Mill street 12, Lea Brandt | € 85 | Kim, 12 min | primary
      warning | Van on the hard shoulder | A1, km 42, two people | € 240 | Urgent | danger
      truck | Berlingo, gearbox | Harbour gate to Corner garage | € 140 | On the hook | warning
      car | Flat tyre, no spare | Linden square, Tomás Rey | € 60 | Open | neutral
      key | Locked out, Yaris | Station road 3 | € 75 | Open | neutral
      check | Fiat 500, accident | Mill bridge, police was there | € 190 | Done | success`,
      fields: `
      Caller | person | Lea Brandt
      Phone | phone | +49 151 2048
      Vehicle | text | Golf, HB-KW 418
      What happened | long | Will not start, battery is new
      Picked up at | place | Mill street 12
      Taken to | place | Corner garage
      Driver | person | Kim Osei
      Price | money | € 85
      Photo | photo | car`,
      without: 'Site, Time, Contact, Parts, Signature, Report',
      about:
        'Will not start since this morning, battery is new. Kim is twelve minutes away with the flatbed.',
      facts: '12 min | Away\n€ 85 | Price\n9 km | Tow',
      figures: '14 | Calls today | 3 open\n2 | Trucks out\n€ 1,120 | Today',
      hero: 'Open for 6 minutes | Van on the hard shoulder | A1, km 42, two people wait | Send driver',
      tip: 'One is urgent | The van on the A1 waits for six minutes',
      add: 'Add call',
      use: 'Send driver',
    },
  ],
  {
    unless:
      'lift, lifts, elevator, elevators, escalator, escalators, building, buildings, facility, facilities, maintenance',
    samples: `
    icon | title | subtitle | badge | tone
    tools | Linden lane 4, Mrs Vogt | First visit, call before | 09:30 | primary
    home | Mill street 12, Omar Haddad | As in spring, about an hour | 11:00 | primary
    warning | Old dairy, caretaker | Since this morning | Urgent | danger
    home | Park view 9, Noor Rahman | Price agreed, key with neighbour | 14:00 | neutral
    clock | Harbour 9, Petrova | Second visit, part is here | Friday | neutral
    check | Station road 3, Iris Chen | Photos sent, signed | Done | success`,
    fields: `
    Site | place | Linden lane 4
    Time | time | 09:30
    Customer | person | Mrs Vogt
    Material | text | As noted on the first visit
    Photo | photo | house
    Signature | text | Mrs Vogt
    Report | long | Done as agreed, customer was there`,
    without: 'Contact, Parts',
    about: 'Mrs Vogt is at home until noon. Ring at the side door, the van can stand in the yard.',
    facts: '09:30 | Time\n1.2 km | Away\n1 h | Takes',
    hero: 'Next, 09:30 | Linden lane 4, Mrs Vogt | First visit, call ten minutes before | Start job',
    tip: '1 of 6 is done | The urgent one is in the old dairy',
    add: 'Write report',
  },
)
