import { taxiRide } from '../taxi-ride.ts'
import { defineVarieties } from './variety.ts'

/** What one is driven in; without these words it is a taxi. */
export const taxiRideVarieties = defineVarieties(taxiRide, [
  {
    signs:
      'motorbike 5, motorbikes 5, motorcycle 5, moto 4, boda 5, scooter 4, tuk tuk 5, rickshaw 5, motorbike taxi 6, mobile money 2',
    icon: 'bike',
    fields:
      'Helmet | choice | Please bring one | Please bring one, I have mine\nPay with | choice | Cash | Cash, Mobile money, Card',
    without: 'People, Car',
    samples: `
      icon | title | subtitle | value | badge | tone
      bike | Main market | 3 min away, Omar, red bike | € 1.40 | Now | primary
      home | Home | Yesterday 22:10, Lea | € 1.80 | Done | neutral
      building | Harbour office | Tuesday 8:35, Kim | € 1.20 | Done | neutral
      school | College gate | Monday 7:40, Tomás | € 0.90 | Done | neutral
      heart | Grandma | Sunday 11:00, Noor | € 2.10 | Done | neutral
      train | Bus station | Friday 6:10, planned | € 1.60 | Planned | accent`,
    about: 'A red bike with a second helmet. Omar has ridden here for nine years and knows every lane.',
    facts: '3 min | Away\n€ 1.40 | Price\n3.8 km | Way',
    figures: '3 min | Nearest bike\n€ 26 | This month\n18 | Rides',
    hero: '3 minutes away | To the main market | Omar, red bike, € 1.40 | Order ride',
    tip: 'Friday, 6:10 | The ride to the bus station is booked',
    price: '€ 1.40 | fixed',
  },
  {
    signs:
      'women 4, female drivers 5, ladies 4, kids 3, children 3, school run 4, elderly 4, wheelchair 5, accessible 5, patients 4, medical 3, hospital 3',
    fields:
      'Needs | choice | Help to the door | Nothing, Help to the door, Wheelchair, Child seat\nTell | person | Lea Brandt',
    samples: `
      icon | title | subtitle | value | badge | tone
      stethoscope | Eye clinic | Today 9:20, Noor, help to the door | € 11.40 | Planned | accent
      home | Home | After the clinic, on call | € 11.40 | Open | warning
      heart | Choir | Tuesday 17:00, with Ruth | € 8.20 | Every week | primary
      cart | Market and back | Friday 10:00, waits 40 min | € 17.50 | Done | neutral
      users | Daughter’s | Sunday 11:00, ramp | € 14.80 | Done | neutral`,
    about: 'Noor rings the bell, takes the bag and waits until the door is open. A ramp is in the car.',
    facts: '9:20 | Pick-up\n€ 11.40 | Price\n3.8 km | Way',
    hero: 'Today, 9:20 | To the eye clinic | Noor rings at the door | See ride',
    tip: 'Lea was told | She sees when you have arrived',
  },
  {
    signs: 'airport 3, airport transfer 5, chauffeur 5, limousine 5, business class 4, hourly 3',
    samples: `
      icon | title | subtitle | value | badge | tone
      plane | Airport, terminal 2 | Sunday 5:20, Omar, black saloon | € 64.00 | Planned | accent
      bed | Harbour hotel | Sunday 21:40, sign at the exit | € 68.00 | Planned | accent
      building | Trade fair | Tuesday, four hours | € 180.00 | Done | neutral
      fork | Dinner and back | Thursday 19:00, Lea | € 92.00 | Done | neutral
      train | Main station | Friday 7:10, Kim | € 28.00 | Done | neutral`,
    fields: 'Flight | text | KW 412\nBags | number | 3\nCar | choice | Saloon | Saloon, Van, Electric',
    about:
      'A black saloon, water and a charger inside. The driver follows your flight and waits with a sign.',
    facts: '5:20 | Pick-up\n€ 64 | Price\n38 km | Way',
    hero: 'Sunday, 5:20 | To the airport | Omar, black saloon, € 64 | See ride',
    price: '€ 64 | fixed',
  },
])
