import type { Field, FieldKind } from '../entity.ts'

/**
 * Doings that are a form of their own, with what one fills in and the button's word:
 * `verbs: button; field kind value; field kind value`.
 */
const table = `
  donate food, donate clothes, donate clothing, donate items, donate toys, donate books, donate furniture, donate things, donate goods: Offer it; What text Six rolls, two loaves; How much text 2 bags; Best before date Fri 20 Nov; Where place Mill street; Photo photo camera; Message long By the door until eight
  request song, request songs, request a song, request track, request music: Send request; Song text Night Lines; By text Paper Moon; For whom text Ida, who turns forty; Message long Please play it before nine
  report, flag: Send report; What happened long The gate does not close; Where place Linden lane 4; When date Thu 19 Nov; Photo photo street
  sell shares, sell share, sell stocks, sell stock, sell coins, sell coin, sell crypto, trade shares, trade stocks, buy shares, buy stocks: Place order; How many number 10; At price money € 74; Order choice Market Market, Limit; Valid until date Fri 20 Nov
  report damage, report damages: Send report; What is damaged long A crack on the left side, as long as a hand; Since date Thu 19 Nov; Still usable switch no; Photo photo camera
  report sighting, report sightings: Send report; What I saw long Sat under a parked car and ran off to the canal; Where place Mill street; When date Thu 19 Nov; Photo photo camera
  report condition, report conditions, report trail, report path: Send report; What you saw long Two trees across the path, easy to climb over; Where place Mill street; When date Thu 19 Nov; Photo photo forest
  report hours, report working hours, log hours, report overtime: Save hours; Project choice Mill Mill, Linden, Office; Date date Thu 19 Nov; From time 07:30; To time 16:00; Break text 30 min; Note long Waited an hour for the delivery
  swap shifts, swap shift, offer shift, offer shifts: Offer shift; Shift choice Early Early, Late, Night; Date date Sat 21 Nov; Swap with person Omar Haddad; Message long I could take your Tuesday
  report puncture, report flat tyre, report flat tire, report breakdown, report broken bike, report defect, report fault, report problem, report malfunction: Send report; What is wrong text Back tyre is flat; Where place Linden lane 4; When date Thu 19 Nov; Photo photo camera
  report sick, report absence, report absent: Send; From date Thu 19 Nov; Until date Fri 20 Nov; Reason choice Ill Ill, Doctor, Family; Note long Cough and a little fever, back on Monday
  report mileage, log mileage: Save; Start number 48210; End number 48286; Date date Thu 19 Nov; Route text Depot to Linden and back
  request taxi, request ride, request rides, order taxi, order ride, book taxi, book ride, book cab, call taxi, hail ride, request cab, request car, request lift, request pickup, request driver: Request ride; From place Linden lane 4; To place Main station; When time 17:40; Pay with choice Cash Cash, Card, Mobile; Message long At the side entrance
  share prayer request, submit prayer request, post prayer request, request prayer: Share; For whom text My mother Ida; Request long Her operation is on Thursday morning; Share with choice My group My group, Everybody, Leaders; Without my name switch no
  calculate zakat, work out zakat: Calculate; Savings money € 4,000; Gold and silver money € 1,200; Goods for sale money € 0; Debts money € 600; Nisab choice Silver Silver, Gold
  ask repair, ask repairs, ask for repair, ask for repairs, request repair, request repairs, order repair, order repairs: Ask for a repair; What is wrong long One part is loose and it makes a noise; Since date Tue 17 Nov; Still usable switch yes; Photo photo camera
  submit expense claim, submit expense claims, submit expenses, submit expense, hand in expense claims, hand in expenses, claim expenses, submit receipts, hand in receipts: Send; What for text Train to Lyon; Amount money € 84.00; Date date Tue 17 Nov; Kind choice Travel Travel, Meals, Hotel, Material; Receipt photo receipt
  request, ask for, demand: Send request; What text Two of them, if there are any left; When date Sat 28 Nov; How many number 2; Message long Mornings suit me best
  order, buy, pre-order, purchase: Place order; How many number 2; Pick up date Fri 20 Nov; At time 08:30; Wishes long Please ring when it is ready
  borrow: Borrow; From date Thu 19 Nov; Until date Thu 3 Dec; Message long I bring it back on Thursday
  book, reserve, rent, hire: Reserve; Date date Sat 28 Nov; Time time 10:00; Duration choice 2 hours 1 hour, 2 hours, Half a day; People number 2
  submit, hand in: Send; In short text Seen on Monday at eight; Details long Two of us saw it, near the north gate; Where place Mill street; Photo photo street
  suggest place, suggest venue, suggest meeting, suggest date, suggest time, suggest café, suggest cafe, suggest bar, suggest restaurant, suggest bookshop, suggest meeting point, propose date, propose time, propose meeting, propose place: Send; Where place Harbour café; Date date Sat 21 Nov; Time time 16:00; Message long The one with the green door
  report score, report scores, report result, report results, enter score, enter scores, enter result, submit score, submit result: Save result; Home text The Owls; Away text Six Knots; Score text 3 : 1; Note long After extra time
  propose, suggest, nominate, recommend: Send; Short title text A second date a week; Why long Many cannot come on Thursdays; Link text kwiq.example/42
  register company, register business, register firm, register startup, register shop, register restaurant, register organisation, register organization, register association: Register; Name text Mill & Sons; Legal form choice Limited Limited, Partnership, Sole trader; Address place Linden lane 4; Starts on date Mon 1 Dec; Email email lea@post.example
  register car, register vehicle, register bike, register boat, register motorbike, register scooter: Register; Make and model text Linden 4; Number plate text LD 4182; First used date 12 Mar 2024; Photo photo car
  register pet, register dog, register cat: Register; Name text Otto; Kind choice Dog Dog, Cat, Other; Born on date 12 Mar 2024; Chip number text 276 0981 4412; Photo photo dog
  register device, register product, register machine: Register; Name text Lamp by the door; Serial number text KW-4182; Bought on date Thu 19 Nov; Photo photo box
  give feedback, send feedback, leave feedback, submit feedback: Send feedback; About text Bus stop at the market; Stars choice 4 1, 2, 3, 4, 5; Message long A roof would help on rainy days; Email me the answer switch yes
  join waitlist, join queue, join line, join waiting list: Join; Your name person Lea Brandt; People number 2; Phone text +49 151 2048; Message long By the window, if there is a place
  register, apply, enrol, enroll, join, sign up, volunteer: Sign up; Your name person Lea Brandt; Email email lea@post.example; From date Mon 1 Dec; Message long I am looking forward to it
  invite: Send invitation; Email email omar@post.example; Role choice Member Member, Helper, Guest; Message long Join us on Thursday
  rate, review: Publish; Stars choice 5 1, 2, 3, 4, 5; In one line text Worth the walk; More long Friendly, and on time; Photo photo street
  rate pain, rate attack, rate mood, rate energy, rate sleep, rate effort, rate intensity, rate stress, rate difficulty, rate symptom, rate day: Save; Level choice 6 1, 2, 3, 4, 5, 6, 7, 8, 9, 10; At time 08:40; Note long Better after a walk
  lend money, borrow money, lend cash: Save; Who person Omar Haddad; Amount money € 200; Due back date Fri 29 Jan; Interest text 2 % a year; Note long For the deposit of the flat
  lend, lend out, give away: Put it up; What text The blue one, nearly new; Until date Sat 28 Nov; Condition choice Good New, Good, Used; Pick up place Linden lane 4; Photo photo box; Notes long Works, one scratch
  swap points, exchange points, redeem points, spend points, swap stars, redeem stars, spend stars: Take it; Reward choice Cinema Cinema, Screen time, Ice cream; Points number 40; When date Sat 28 Nov; Note long Together with Lea
  swap, trade, exchange: Put it up; Looking for text A camping stove; Condition choice Good New, Good, Used; Pick up place Linden lane 4; Photo photo box; Notes long Works, one scratch
  sell tickets, sell ticket: Sell; Performance text Saturday, 19:30; How many number 2; Name person Lea Brandt; Price money € 14; Paid switch yes
  offer lift, offer lifts, offer ride, offer rides, offer seat, offer seats, share lift, offer carpool: Offer lift; From place Linden lane 4; To place Mill fields; Leaves time 14:30; Seats number 3; Notes text Room for two bags
  book massage, book massages, reserve massage: Reserve; Date date Sat 28 Nov; Time time 15:00; Length choice 60 min 30 min, 60 min, 90 min; Wishes long Neck and shoulders, please
  sell, offer, rent out: Put it up; Price money € 24; Condition choice Good New, Good, Used; Pick up place Linden lane 4; Photo photo box; Notes long Works, one scratch
  donate, pledge, sponsor, give money, give donation, give offering, give tithe: Donate; Amount choice € 20 € 5, € 20, € 50, € 100; How often choice Once Once, Monthly; Name on receipt person Lea Brandt
  adopt, foster: Send application; Your home choice House House, Flat, Farm; Other animals text One old cat; Visit us date Sat 28 Nov; About you long We are home most days
  pay, deposit, settle: Pay; Amount money € 24.50; From choice Card Card, Bank, Cash; Reference text KW-4182
  ask: Ask; Question long How long does it take?; Topic choice General General, Dates, Money; Email me the answer switch yes
  invoice: Send invoice; Amount money € 640; Due date Thu 3 Dec; For text 8 hours, November
  complain, claim refund, claim damage, claim damages, claim compensation, claim insurance, claim warranty, file complaint, file claim: Send claim; What happened long It arrived two days late; Order text KW-4182; Photo photo box
`

const forms = new Map<string, { button: string; fields: readonly Field[] }>()
for (const line of table.split('\n').map((each) => each.trim())) {
  if (line === '') continue
  const [verbs = '', rest = ''] = line.split(/:\s(.*)/s)
  const [button = 'Send', ...fields] = rest.split('; ')
  const read = fields.map(readField)
  for (const verb of verbs.split(', ')) forms.set(verb, { button, fields: read })
}

/** "Pick up date Fri 20 Nov": the kind is the last word that is one, before it the name, behind it the value. */
function readField(cell: string): Field {
  const match = /^(.+?) (text|long|number|money|date|time|choice|switch|photo|place|person|email) (.+)$/.exec(
    cell,
  )
  const [, name = cell, kind = 'text', value = ''] = match ?? []
  if (kind !== 'choice') return { name, kind: kind as FieldKind, value, options: [] }
  const { chosen, options } = readChoice(value)
  return { name, kind: 'choice', value: chosen, options }
}

/** "60 min 30 min, 60 min, 90 min": what is chosen stands first, and once more in the choices behind it. */
function readChoice(cell: string): { chosen: string; options: string[] } {
  const [opening = '', ...others] = cell.split(',').map((option) => option.trim())
  const words = opening.split(' ')
  for (let count = 1; count < words.length; count += 1) {
    const chosen = words.slice(0, count).join(' ')
    const options = [words.slice(count).join(' '), ...others]
    if (options.includes(chosen)) return { chosen, options }
  }
  return { chosen: opening, options: [opening, ...others] }
}

/** What one fills in for a doing ("report", "request"), or for the doing with this noun ("report hours"); undefined when it is no form of its own. */
export function deedForm(verb: string, noun = ''): { button: string; fields: readonly Field[] } | undefined {
  return forms.get(`${verb} ${noun}`) ?? forms.get(verb)
}

/** The form of a doing with these words, by as many of them as tell one: "submit expense claims" before "submit claims". */
export const deedFormOf = (verb: string, words: readonly string[]): ReturnType<typeof deedForm> =>
  forms.get(`${verb} ${words.slice(-2).join(' ')}`) ?? deedForm(verb, words.at(-1))
