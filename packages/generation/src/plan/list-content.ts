import { defineEntity, type Entity } from '../entity.ts'
import { capitalise, toSingular } from '../words/forms.ts'

/** `headings@what it is about | icon | what stands there`: lists and headings of shops, menus and help pages, which mean more elsewhere. */
const table = `
  produce|vegetables|fruits? (?:and|&) (?:vegetables|veg)|greens | leaf | Apples; Carrots; Spinach; Tomatoes; Lemons; Potatoes
  dairy(?: (?:and|&) eggs)? | cart | Milk; Butter; Yoghurt; Cheddar; Eggs; Cream
  bakery|bread(?: (?:and|&) bakery)? | cart | Rye bread; Rolls; Croissants; Bagels; Baguette; Crackers
  meat(?: (?:and|&) fish)?|seafood|deli | cart | Chicken breast; Salmon; Minced beef; Ham; Prawns; Sausages
  frozen(?: foods?)? | cart | Peas; Pizza; Ice cream; Fish fingers; Berries; Spinach
  pantry|dry goods|staples | cart | Rice; Pasta; Olive oil; Flour; Beans; Sugar
  household|cleaning(?: supplies)? | cart | Dish soap; Paper towels; Bin bags; Sponges; Detergent; Candles
  (?:sourdough )?starters@flour|bread|bak|loa|dough | bowl | Old rye; Wheat, stiff; Spelt, young; Gift from Omar; Whole grain; Spare in the fridge
  starters|appeti[sz]ers|small plates | bowl | Tomato soup; Bruschetta; Goat cheese salad; Calamari; Hummus and bread; Mushroom tart
  mains?|main (?:courses?|dishes)|entr[eé]es | bowl | Grilled trout; Mushroom risotto; Beef burger; Lemon chicken; Lasagne; Vegetable curry
  sides?|side dishes | bowl | Fries; Green salad; Roast potatoes; Garlic bread; Rice; Coleslaw
  extras|services|add-?ons@hotel|room|guest|check-in|stay|campsite | gift | Breakfast; Parking space; Late check-out; Cot; Bicycle; Laundry
  toppings|extras | bowl | Mushrooms; Olives; Extra cheese; Ham; Peppers; Onions
  (?:my |top )?skills | star | Design; Writing; Photography; Project planning; Spanish; Public speaking
  (?:music |song )?genres@music | music | Pop; Rock; Jazz; Classical; Hip-hop; Electronic
  (?:numbered |cooking |preparation |recipe )?(?:steps|instructions|directions)|method|preparation@recip | list | 1. Get everything ready; 2. Chop and measure; 3. Warm the pan; 4. Stir and let it simmer; 5. Season to taste; 6. Serve at once
  (?:numbered )?(?:steps|instructions) | list | 1. Get everything ready; 2. Follow the first part; 3. Check how it looks; 4. Finish the rest; 5. Tidy up; 6. Done
  (?:planned |daily |suggested )?activities | pin | Walk through the old town; Boat trip; Museum of clocks; Lunch by the river; Market hall; Evening concert
  (?:job |key )?requirements|(?:required )?qualifications | check | Two years of experience; Good English; A driving licence; Works well in a team; Open on Saturdays; A calm voice
  (?:my |saved )?(?:number|licen[cs]e|registration|car) plates|plates@car|park|vehicle | car | L MV 418; B KR 2204; HH AN 73; L OS 911; M TV 650; DD LB 36
  clothes|clothing | shirt | T-shirts; Jumper; Trousers; Socks; Rain jacket; Pyjamas
  bathroom|toiletries|wash ?bag | home | Toothbrush; Shampoo; Towel; Sun cream; Comb; Plasters
  drugs?|medicines?|medications?|remed(?:y|ies)|treatments?@sheep|lamb|ewe|goat|cattle|livestock|herd|pigs | drop | Wormer drench; Penicillin injection; Foot rot spray; Fly repellent; Vitamin B12; Calcium
  (?:care )?(?:tips|articles|guides)@ plant| garden | leaf | How often to water; Repotting in five steps; Light for every corner; What yellow leaves say; Cuttings in a glass; Winter on the sill
  folders | folder | Work; Private; Travel; Receipts; Photos; Archive
  (?:ambient |background |relaxing )?sounds | music | Rain; Ocean waves; Forest; Fireplace; Wind; Piano
`
/** `topics | questions`: what one asks of them. */
const asked = `
  orders?|ordering | Where is my order?; Can I change my order?
  payments?|billing | Which cards do you accept?; When am I charged?
  returns?|refunds?|returns? (?:and|&) refunds? | How do I return an item?; When do I get my money back?
  shipping|delivery|deliveries | How long does delivery take?; Do you ship abroad?
  (?:my )?accounts?|profile|login | How do I reset my password?; Can I delete my account?
  privacy|security|safety | Who sees my data?; How is my data stored?
  technical.*|troubleshooting|the app | What if the app does not load?; Which phones does it run on?
  subscriptions?|memberships?|plans?|pricing | Can I cancel at any time?; Is there a free trial?
  bookings?|reservations? | How do I change a booking?; What does cancelling cost?
  general|basics?|getting started|about.* | How does it work?; Is it free?
`
const questions =
  'How does it work?; Is it free?; How do I reset my password?; Who sees my data?; Can I cancel at any time?; How do I reach you?'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split(' | ')
      const [words = '', about = ''] = (cells[0] ?? '').split('@')
      return { form: new RegExp(`^(?:${words})$`, 'i'), about, cells }
    })
const known = linesOf(table)
const topics = linesOf(asked)

const ofQuestions =
  /\bfaqs?\b|^(?:frequently asked |common |popular |help )?questions?$|help (?:topics|articles)$/i

function named(label: string, icon: string, names: string): Entity {
  const one = capitalise(toSingular(label.toLowerCase()))
  return defineEntity({
    id: `own-${label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-list`,
    one,
    many: label,
    words: one.toLowerCase(),
    icon,
    fields: 'Name | text |',
    samples: ['icon | title', ...names.split('; ').map((name) => `${icon} | ${name}`)].join('\n'),
    hero: `${label} | ${names.split('; ')[0] ?? one} | |`,
  })
}

/** When one may come. */
const hours = defineEntity({
  id: 'own-hours-list',
  one: 'Opening hour',
  many: 'Opening hours',
  words: 'opening hours',
  icon: 'clock',
  fields: 'Day | text |',
  samples: `
    icon | title | value
    clock | Monday to Friday | 9:00 to 18:00
    clock | Saturday | 9:00 to 14:00
    clock | Sunday | Closed`,
  hero: 'Opening hours | Open until 18:00 | |',
})
const ofHours = /^(?:opening|business|office|shop|service) (?:hours|times)$/i

/** What others wrote, which fits whatever they wrote it of. */
const reviews = defineEntity({
  id: 'own-reviews-list',
  one: 'Review',
  many: 'Reviews',
  words: 'review, rating, testimonial',
  icon: 'star',
  fields: 'Text | text |',
  samples: `
    avatar | title | subtitle | value
    Lea Brandt | Just as described | Lea Brandt, two days ago | ★ 5
    Omar Haddad | Friendly and quick to answer | Omar Haddad, last week | ★ 5
    Kim Osei | Good, with one small thing | Kim Osei, 3 November | ★ 4
    Ana Petrova | Would choose it again | Ana Petrova, 28 October | ★ 5
    Tomás Rey | Fair for the price | Tomás Rey, 21 October | ★ 4
    Iris Chen | Better than last year | Iris Chen, 9 October | ★ 4`,
  hero: 'Reviews | Just as described | |',
})
const ofReviews =
  /^(?:(?:latest|recent|top|all|customer|guest|user|reader|traveller|traveler|client|patient) )*(?:reviews?|testimonials?)$/i

/** Words of apps in which customers ask questions. */
const ofHelp = / (?:faq|help|support|answer)/
const ofQuiz = / (?:quiz|trivia)/

/** What stands in a list of this label in any shop, menu or help page; `stems`: what the app is about. */
export function listContent(label: string, stems: string): Entity | undefined {
  if (ofReviews.test(label)) return reviews
  if (ofHours.test(label)) return hours
  const isHelp = ofHelp.test(stems) && !ofQuiz.test(stems)
  if (isHelp && ofQuestions.test(label)) return named('Questions', 'help', questions)
  const [, icon, names] =
    known.find(
      ({ form, about }) =>
        form.test(label) && (about === '' || about.split('|').some((word) => stems.includes(` ${word}`))),
    )?.cells ?? []
  return icon === undefined || names === undefined ? undefined : named(label, icon, names)
}

/** What stands in a list under one of its headings; undefined where the heading says nothing of it. */
export function sectionContent(label: string, section: string): Entity | undefined {
  if (!ofQuestions.test(label)) return listContent(section, '')
  const names = topics.find(({ form }) => form.test(section))?.cells[1]
  return names === undefined ? undefined : named(section, 'help', names)
}
