import { gymClass } from '../gym-class.ts'
import { defineVarieties } from './variety.ts'

/** What is taught in a room at an hour; without these words it is yoga. */
export const gymClassVarieties = defineVarieties(gymClass, [
  {
    signs:
      'gym for dogs 12, dog gym 12, dog fitness 12, dog school 8, puppy school 8, puppy class 8, dog training 7, dog trainer 7',
    one: 'Course',
    many: 'Courses',
    icon: 'paw',
    groups: 'Puppies, Basics, Sport',
    fields: 'Dog | text | Otto, 8 months\nWhere | choice | Meadow | Meadow, Hall, In town',
    without: 'Room, Level, Teacher',
    samples: `
      image | title | subtitle | value | badge | tone
      dog 1 | Puppy hour | Up to sixteen weeks, with Lea | Sat 10:00 | 2 places | success
      dog 2 | Basics, six weeks | Come, sit, stay, with Omar | Tue 18:00 | 1 place | warning
      dog 3 | Loose lead | In town, with Ana | Thu 17:30 | 3 places | success
      park 4 | Meeting other dogs | On long lines | Sun 9:00 | Full | warning
      dog 5 | Agility for beginners | Tunnel, poles, low jumps | Wed 18:30 | 2 places | success`,
    about: 'Bring soft treats, a long line and patience. Dogs that need space stand at the edge.',
    facts: 'Sat 10:00 | Next\n60 min | Length\n2 | Places',
    hero: 'Saturday, 10:00 | Puppy hour with Lea | On the meadow, in any weather | See course',
    tip: 'Your card has 4 hours left | Single lessons are on Fridays',
  },
  {
    signs: 'climbing 7, climbing gym 9, bouldering 8, climbing hall 9',
    one: 'Course',
    many: 'Courses',
    icon: 'mountain',
    groups: 'Beginners, Lead, Kids',
    fields: 'Wall | choice | Hall | Hall, Boulder, Outside\nShoes | switch | yes',
    without: 'Room, Teacher',
    samples: `
      image | title | subtitle | value | badge | tone
      mountain 1 | First time on the rope | With Omar, shoes included | Mon 18:00 | 3 places | success
      mountain 2 | Belaying, with a test | Two evenings | Tue 19:00 | 1 place | warning
      mountain 3 | Boulder technique | Feet first, with Ana | Thu 18:30 | 4 places | success
      mountain 4 | Children, from six | With Lea | Sat 10:00 | Full | warning
      mountain 5 | Lead climbing | For those who hold the test | Sun 14:00 | 2 places | success`,
    about: 'Harness, rope and shoes are here. Come a quarter of an hour early to warm up.',
    facts: 'Mon 18:00 | Next\n2 h | Length\n3 | Places',
    hero: 'Monday, 18:00 | First time on the rope | With Omar, shoes included | See course',
    tip: 'Your card has 7 visits left | New routes on Thursday',
  },
  {
    signs: 'riding 6, horse riding 8, riding school 8, riding stable 8, pony 5',
    one: 'Lesson',
    many: 'Lessons',
    icon: 'paw',
    groups: 'Beginners, Jumping, Outside',
    fields: 'Horse | text | Bella Rosa, pony\nHall | choice | Big hall | Big hall, Square, Outside',
    without: 'Room, Level, Teacher',
    samples: `
      image | title | subtitle | value | badge | tone
      horse 1 | First seat | With Ida, on the lunge | Mon 16:00 | 2 places | success
      horse 2 | Children, from six | With Lea, on ponies | Wed 15:30 | Full | warning
      field 3 | Hack to the river | With Omar, two hours | Sat 10:00 | 3 places | success
      horse 4 | Jumping, low | With Ida, up to 60 cm | Thu 18:00 | 1 place | warning
      horse 5 | Single lesson | Thirty minutes | Fri 17:00 | 1 place | success`,
    about: 'Helmets are here. Come half an hour early: brushing and saddling are part of the lesson.',
    facts: 'Mon 16:00 | Next\n45 min | Length\n2 | Places',
    hero: 'Monday, 16:00 | First seat, with Ida | Helmet is here, boots with a heel | See lesson',
    tip: 'Your card has 4 lessons left | Holidays are booked from December',
  },
  {
    signs:
      'boxing 6, boxing gym 8, kickboxing 6, muay thai 6, mma 6, sparring 5, martial arts 4, judo 5, karate 5, taekwondo 5, bjj 6, jiu-jitsu 6',
    icon: 'flame',
    groups: 'Technique, Sparring, Fitness',
    samples: `
      icon | title | subtitle | value
      flame | Basics on the bag | With Hana, ground floor | 18:30
      users | Sparring, light | With Omar, gloves 16 oz | 20:00
      dumbbell | Strength and rope | With Lea, 12 places | 7:15
      timer | Twelve rounds | With Omar, intervals | 12:10
      users | Beginners | With Kim, wraps to borrow | 17:00
      flame | Pads in pairs | With Ana, 3 places left | 19:15`,
    about:
      'Stance, jab and cross, then six rounds on the bag. Wraps can be borrowed, gloves from the second time on.',
    hero: 'Tonight, 18:30 | Basics on the bag | Four places left on the ground floor | Book place',
  },
  {
    signs: 'pottery 4, ceramics 4, kiln 4, clay 3, pottery studio 5',
    icon: 'bowl',
    groups: 'Wheel, Hand building, Glazing',
    samples: `
      image | title | subtitle | overline | value | badge
      vase 1 | Wheel for beginners | With Hana, eight wheels | Tue 18:30 | € 32 | 2 places
      vase 2 | Open wheel time | Members, two hours | Daily | € 12 | Free
      vase 3 | Hand building | With Omar, cups and bowls | Thu 18:00 | € 28 | 4 places
      vase 4 | Glazing evening | Bring fired pieces | Fri 19:00 | € 24 | Full
      vase 5 | Saturday with children | From seven years | Sat 10:00 | € 22 | 3 places`,
    about: 'Two hours at the wheel, clay and one firing included. Pieces are ready after about three weeks.',
    hero: 'Tonight, 18:30 | Wheel for beginners | Two places left, clay included | Book',
    tip: 'Glaze kiln opens on Friday | Eleven pieces are ready to collect',
    price: '€ 32 | a class',
  },
  {
    signs: 'pole dance 6, pole fitness 6, aerial 5, aerial yoga 6, circus 4, acrobatics 4',
    icon: 'spark',
    groups: 'Beginners, Middle, Open',
    samples: `
      image | title | subtitle | overline | value | badge
      stretch 1 | First spins | With Noor, eight poles | Tue 18:30 | 60 min | 2 places
      strength 2 | Strong enough | Grip, shoulders, core | Wed 18:00 | 45 min | 4 places
      stretch 3 | Middle: inverts | With Hana, spotter | Thu 20:00 | 75 min | Full
      yoga 4 | Bendy Sunday | Splits and back | Sun 10:00 | 60 min | 6 places
      music 5 | Open practice | Members, bring grip | Fri 19:00 | 2 h | Free`,
    about: 'Warm-up, two spins and one way to get up. Short trousers, bare feet, no cream on that day.',
    hero: 'Tonight, 18:30 | First spins | Two places left | Book',
    tip: 'Open practice on Friday | Free for members',
  },
  {
    signs: 'dance 4, ballet 4, salsa 4, tango 4, dance school 5, dance studio 5',
    icon: 'music',
    groups: 'Beginners, Middle, Open',
    samples: `
      image | title | subtitle | overline | value | badge
      music 1 | Salsa, first steps | With Noor, no partner needed | Tue 19:00 | 60 min | 4 places
      music 2 | Ballet for adults | With Iris, at the barre | Wed 18:00 | 75 min | 2 places
      music 3 | Tango, middle | With Mateo and Ana | Thu 20:00 | 90 min | Full
      music 4 | Street, 10 to 14 | With Kim | Fri 16:30 | 60 min | 6 places
      music 5 | Open floor | Practice with music | Sat 20:00 | 3 h | Free`,
    about:
      'Basic step, turns and a first figure. Partners change every few minutes, so come alone or in pairs.',
    hero: 'Tonight, 19:00 | Salsa, first steps | Four places, no partner needed | Book',
    tip: 'Open floor on Saturday | Free for members',
  },
  {
    signs: 'cooking 4, cooking classes 5, baking classes 5, cooking school 5',
    icon: 'pot',
    groups: 'Evening, Weekend, Children',
    samples: `
      image | title | subtitle | overline | value | badge
      pasta 1 | Fresh pasta | With Ana, three shapes | Tue 18:30 | € 58 | 2 places
      bread 2 | Sourdough | With Omar, take your loaf home | Sat 10:00 | € 64 | 4 places
      curry 3 | Curries from scratch | With Priya | Thu 18:00 | € 62 | Full
      fish 4 | Fish, whole | With Tomás | Fri 18:30 | € 72 | 3 places
      cake 5 | Cakes with children | From six years | Sun 11:00 | € 38 | 5 places`,
    about: 'Three hours, three doughs and a long table at the end. Aprons are here, boxes to take home too.',
    hero: 'Tonight, 18:30 | Fresh pasta | Two places left | Book',
    tip: 'Sourdough is on Saturday | Bring a jar for the starter',
  },
  {
    signs: 'painting 3, art classes 4, drawing classes 4, life drawing 4, art school 4, watercolour 3',
    icon: 'palette',
    groups: 'Drawing, Painting, Print',
    samples: `
      image | title | subtitle | overline | value | badge
      sketch 1 | Life drawing | With a model, two hours | Tue 19:00 | € 18 | 4 places
      painting 2 | Watercolour outside | With Iris, by the harbour | Sat 10:00 | € 32 | 3 places
      painting 3 | Oil, first steps | With Mateo | Thu 18:30 | € 36 | Full
      sketch 4 | Linocut | Print ten cards | Fri 18:00 | € 34 | 2 places
      painting 5 | Children's studio | From six years | Wed 16:00 | € 16 | 5 places`,
    about: 'Short poses first, then one of forty minutes. Paper and charcoal are there.',
    hero: 'Tonight, 19:00 | Life drawing | Four places left | Book',
    tip: 'Watercolour is outside on Saturday | Inside if it rains',
  },
])
