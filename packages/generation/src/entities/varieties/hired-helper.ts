import { hiredHelper } from '../hired-helper.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const people = ['Omar Haddad', 'Ana Petrova', 'Jonas Weber', 'Lea Brandt', 'Kim Osei', 'Mateo Silva']
const ratings = ['4.9', '4.8', '4.7', '5.0', '4.8', '4.6']

/** Those of one calling: the noun (and its plural), six lines "what they say of themselves | price | mark", what is asked of them, what a line about the first says. */
function callings(
  signs: string,
  one: string,
  groups: string,
  lines: readonly string[],
  wish: string,
  about: string,
  per = 'an hour',
): VarietySource {
  const price = (lines[0] ?? '').split('|')[1]?.trim() ?? ''
  const [noun = '', nouns] = one.split(', ')
  return {
    signs,
    one: noun,
    ...(nouns ? { many: nouns } : {}),
    groups,
    fields: `What for | long | ${wish}`,
    samples: [
      'avatar | title | subtitle | value | rating | badge',
      ...lines.map((line, index) => {
        const [text = '', value = '', badge = ''] = line.split('|').map((cell) => cell.trim())
        const name = people[index] ?? ''
        return `${name} | ${name} | ${text} | ${value} | ${ratings[index] ?? ''} | ${badge}`
      }),
    ].join('\n'),
    about,
    facts: `4.9 | Rating\n212 | Bookings\n${price} | ${per[0]?.toUpperCase() ?? ''}${per.slice(1)}`,
    hero: `Tuesday, 10:00 | Omar is booked | ${wish} | Open booking`,
    tip: 'Omar is free again on Thursday | You booked twice this month',
    add: 'Send request',
    use: 'Book',
    price: `${price} | ${per}`,
  }
}

export const hiredHelperVarieties = defineVarieties(hiredHelper, [
  callings(
    'plumber 6, electrician 6, locksmith 6, painter 4, carpenter 5, tradespeople 7, tradesperson 7, tradesman 6, roofer 5, tiler 5, craftsmen 5, craftspeople 5, mechanic 3',
    'Tradesperson, Tradespeople',
    'Plumbers, Electricians, Painters',
    [
      'Plumber, leaks and boilers | € 58 | Today',
      'Electrician, sockets and lights | € 54 | Nearby',
      'Painter, rooms and stairs | € 42 | Nearby',
      'Locksmith, day and night | € 65 | Now',
      'Joiner, doors and shelves | € 49 | New',
      'Tiler, baths and kitchens | € 46 | Nearby',
    ],
    'Leak under the kitchen sink, since this morning',
    'Plumber for twelve years. Gives a price before starting, and leaves the kitchen clean.',
  ),
  callings(
    'carer 6, caregiver 6, elderly 5, care for 2, nurse at home 6, home help 5, companion for 4, senior care 6, dementia 5',
    'Carer',
    'Nearby, Days, Nights',
    [
      'Nursing assistant, eleven years | € 26 | Today',
      'Companion, walks and cooking | € 19 | Nearby',
      'Night care, dementia training | € 24 | Nights',
      'Nurse, injections and wounds | € 34 | New',
      'Mornings, washing and dressing | € 23 | Nearby',
      'Live-in, six weeks at a time | € 145 a day | From Jan',
    ],
    'My mother is 84, needs help in the mornings',
    'Eleven years in a care home, three in families. Patient, cooks well, speaks Turkish and German.',
  ),
  callings(
    'babysitter 6, babysitting 6, nanny 6, nannies 6, childminder 6, child care 4, au pair 5, sitter for 4',
    'Babysitter',
    'Tonight, Babies, After school',
    [
      'Student teacher, first-aid course | € 14 | Tonight',
      'Two children of her own, evenings | € 15 | Nearby',
      'After school and homework | € 13 | Nearby',
      'Babies from three months | € 16 | New',
      'Weekends, has a car | € 14 | Sat',
      'Speaks French with them | € 15 | Nearby',
    ],
    'Friday 19:00 to 23:00, Ida is six, Emil is two',
    'Studies to be a teacher, has a first-aid course and two little brothers. Four families know him.',
  ),
  callings(
    'cleaner 6, cleaning lady 6, cleaners 6, housekeeper 5, maid 5, ironing 4',
    'Cleaner',
    'Nearby, Weekly, Deep clean',
    [
      'Flats and stairs, every week | € 22 | Tue',
      'Windows and frames | € 24 | Nearby',
      'Offices in the evening | € 23 | Nearby',
      'Deep clean before moving out | € 28 | New',
      'Ironing, at hers or yours | € 20 | Nearby',
      'Holiday flats, same day | € 25 | Today',
    ],
    'Three rooms, kitchen and bath, every second Tuesday',
    'Brings everything along, starts in the kitchen and ends at the door.',
  ),
  callings(
    'gardener 6, gardeners 6, garden help 6, hedge 4, lawn care 6, landscaper 6, tree surgeon 6',
    'Gardener',
    'Nearby, Hedges, Lawns',
    [
      'Hedges, lawns and leaves | € 32 | Thu',
      'Fruit trees, winter cut | € 38 | Nearby',
      'Beds and planting plans | € 35 | New',
      'Ponds and small walls | € 40 | Nearby',
      'Weeding, twice a month | € 26 | Nearby',
      'Trees, with ropes | € 52 | From Jan',
    ],
    'Hedge of twelve metres, man-high, green waste to take along',
    'Cuts when the birds are gone, takes the green waste along and sharpens your shears.',
  ),
  callings(
    'personal trainer 7, fitness coach 7, yoga teacher 5, trainers near 5, running coach 6, swim coach 6',
    'Trainer',
    'Nearby, Strength, Back',
    [
      'Strength, after injuries | € 55 | Today',
      'Yoga and back, at your home | € 48 | Nearby',
      'Running, beginners to marathon | € 45 | Nearby',
      'After pregnancy | € 50 | New',
      'Boxing and stamina | € 46 | Nearby',
      'Swimming, fear of water too | € 52 | Sat',
    ],
    'Back pain at the desk, would like to lift again',
    'Sports scientist, begins with what hurts. First session to try costs nothing.',
  ),
  callings(
    'dj 6, band 3, magician 6, entertainer 6, clown 6, musicians 4, for a party 3, event host 5, wedding singer 7',
    'Act',
    'Music, Shows, Children',
    [
      'DJ, funk and nineties | € 480 | 5 Dec free',
      'Singer with guitar | € 320 | Nearby',
      'Magician at the table | € 290 | Nearby',
      'Swing trio | € 740 | New',
      'Face painting and balloons | € 160 | Nearby',
      'Quiz host | € 210 | 12 Dec free',
    ],
    'Wedding, 80 people, 5 December, from 20:00',
    'Plays what you sent him and what fits between. Brings lights and sound for 120 people.',
    'an evening',
  ),
  callings(
    'lawyer 6, lawyers 6, solicitor 6, tax adviser 6, tax advisor 6, accountant 5, notary 5, legal advice 6, consultant 4, expert 2, adviser 3, advisor 3',
    'Adviser',
    'Tenancy, Work, Family, Tax',
    [
      'Tenancy and neighbours | € 120 | Today',
      'Family and inheritance | € 140 | Nearby',
      'Work and notice | € 130 | Video',
      'Tax for small firms | € 95 | New',
      'Traffic and fines | € 110 | Nearby',
      'Start-ups and contracts | € 150 | Video',
    ],
    'Deposit not paid back after moving out in August',
    'Says in the first talk whether it is worth it. Writes so that one understands.',
    'a first talk',
  ),
  callings(
    'therapist 6, therapists 6, psychologist 6, counsellor 6, counselor 6, life coach 6, coaches 3, psychotherapist 7, dietitian 5, nutritionist 5',
    'Therapist',
    'Free soon, Video, In person',
    [
      'Anxiety and sleep | € 90 | Thu free',
      'Couples | € 110 | Video',
      'Grief and change | € 85 | Nearby',
      'Young people from 14 | € 80 | New',
      'Burn-out and work | € 95 | Video',
      'Trauma, two languages | € 90 | Nearby',
    ],
    'Sleeping badly for some weeks, evenings would suit me',
    'Listens long and asks little. First talk by video or in the practice at Mill street.',
    'a session',
  ),
  callings(
    'private chef 7, chef 4, cook who 5, cooks at home 6, caterer 4, home cook 5',
    'Cook',
    'Dinner, Brunch, Vegetarian',
    [
      'Five courses by the season | € 64 | 5 Dec free',
      'Levantine table, to share | € 48 | Nearby',
      'Brunch for up to twenty | € 29 | Sun',
      'Vegetables only | € 45 | New',
      'Sushi in your kitchen | € 58 | Nearby',
      'Children’s party, pizza | € 18 | Nearby',
    ],
    'Eight guests on 5 December, one without nuts',
    'Shops in the morning, cooks in your kitchen and leaves it clean.',
    'a guest',
  ),
  callings(
    'make-up artist 6, makeup artist 6, hairdresser 4, hair stylist 5, nail artist 5, beautician 6, beauty at home 7, barber at home 6, masseur 5, massage at home 6',
    'Stylist',
    'Hair, Make-up, Nails',
    [
      'Make-up and hair for brides | € 120 | 5 Dec free',
      'Cuts at your home | € 38 | Nearby',
      'Nails, two hours | € 45 | Nearby',
      'Braids and locs | € 70 | New',
      'Make-up for photos | € 65 | Nearby',
      'Lashes and brows | € 40 | Today',
    ],
    'Bridal trial on a Saturday, hair up',
    'Comes with two cases and good light. A trial is part of the price.',
    'a visit',
  ),
  callings(
    'interpreter 6, interpreters 6, translator 5, translators 5, sign language 4',
    'Interpreter',
    'On site, By phone, Sworn',
    [
      'Arabic and French, hospitals | € 58 | Now',
      'Ukrainian, offices | € 52 | By phone',
      'Sign language | € 72 | On site',
      'Spanish, courts, sworn | € 84 | New',
      'Turkish, schools | € 48 | Nearby',
      'Portuguese, trade fairs | € 65 | On site',
    ],
    'Parents’ evening on Tuesday, 18:00, one hour',
    'Sworn since 2014, in hospitals twice a week. Keeps to what is said.',
  ),
  callings(
    'it help 6, computer help 7, tech support 5, phone help 5, it support at home 7',
    'Helper',
    'Today, At home, Remote',
    [
      'Wi-Fi, printers and mail | € 34 | Today',
      'Phones and photos for seniors | € 28 | Nearby',
      'Old laptops made quick | € 36 | Nearby',
      'Smart home and alarms | € 45 | New',
      'Data rescue | € 60 | Remote',
      'Websites for small shops | € 48 | Remote',
    ],
    'Printer is no longer found since the new router',
    'Explains it twice and writes it down on paper.',
  ),
])
