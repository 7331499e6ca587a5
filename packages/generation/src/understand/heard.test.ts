import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

/** All that is heard of a description: what phrases are called, what there is to choose from, what is asked of each thing. */
const heard = (text: string): string[] => {
  const { phrases, asks = [] } = understand(text)
  return [
    ...phrases.flatMap(({ verb, text: words, label, options }) => [
      label ?? (verb ? `${verb} ${words}` : words),
      ...options,
    ]),
    ...asks.flatMap(({ name, options }) => [name, ...options]),
  ].map((each) => each.toLowerCase())
}

describe('what descriptions say in passing', () => {
  it.each([
    // Buttons by their name
    ['Lost luggage desk. Riders press "That\'s mine" to claim it.', ["that's mine"]],
    ['Fire crew app: volunteers hit "On my way" and the captain sees who is coming.', ['on my way']],
    ["Allotment app, if someone has spare seedlings others tap i'll have them", ["i'll have them"]],
    ['An app for swim heats. The coach presses START to begin.', ['start']],
    ['Food parcels: drivers see the route and push the button Delivered at each door.', ['delivered']],
    ['Kennel app. Owners drop off dogs and tap all good when the bag is checked.', ['all good']],
    ['Bakery round. Drivers tap done at each stop.', ['done']],
    // Choices behind a colon or with strokes
    [
      'A repair cafe logs each repair with outcome: fixed, part ordered, or beyond repair.',
      ['outcome', 'fixed', 'part ordered', 'beyond repair'],
    ],
    ['Boiler visits; each visit ends with the result: pass, fail or advisory.', ['pass', 'fail', 'advisory']],
    ['Frame orders. The status is one of: measured, cut, assembled.', ['status', 'measured', 'assembled']],
    ['Kiln log. Tap a pot to change its status to one of: Glazed, Fired, N/A.', ['status', 'fired', 'n/a']],
    ['Tree surgeons record each job as quoted / booked / felled.', ['quoted', 'booked', 'felled']],
    ['Each kennel shows dirty / being cleaned / ready, with a photo.', ['dirty', 'being cleaned', 'ready']],
    ['Grants app: mark a request as granted / not granted.', ['granted', 'not granted']],
    [
      'Speech cards by situation: at the doctor, on the bus, in the garden.',
      ['at the doctor', 'on the bus', 'in the garden'],
    ],
    ['Parking app: show which bays are taken, reserved or free.', ['taken', 'reserved', 'free']],
    ['Trips for pupils. Parents see which trips are paid and which are not.', ['paid', 'not paid']],
    ['Judo club: collect fees via PayPal or Twint and print receipts.', ['paypal', 'twint']],
    // Things and doings of several words
    ['A hockey stats app with wins, losses, shots for and against.', ['shots for and against']],
    ['Darts club: legs won and lost for each player.', ['legs won and lost']],
    ['Time clock for a bakery: bakers clock in and out with a code.', ['clock in and out']],
    ['Workshop board, members check tools in and out.', ['check tools in/out']],
    ['Babysitters nearby, then text or call her.', ['text or call']],
    ['Order books online and pick up at the counter.', ['pick up at counter']],
    ['Tool library: reserve a drill, collect from the shed.', ['collect from shed']],
    ['Loans of skis: pay at the desk, return to the hut.', ['pay at desk', 'return to hut']],
    ['Horse owners share the treatment history with the farrier.', ['share with farrier']],
    ['A knee rehab diary: patients share their progress with the physio.', ['share with physio']],
    ['Drivers communicate with the depot and rate loads.', ['communicate with depot']],
    ['Garden app: match with another gardener and swap cuttings.', ['match with gardener']],
    ['Send the lesson summary to parents via WhatsApp, log attendance.', ['send via whatsapp']],
    ['Flower shop: share the bouquet by link, prices.', ['share via link']],
    ['A run diary that makes a shareable map of each run.', ['share map']],
    ['Sell us your old tools: send photos, get an offer.', ['sell old tools']],
    ['A farm shop where neighbours send us their wishes.', ['send wishes']],
    ['Quotes can be added to or removed from favourites.', ['add to favourites', 'remove from favourites']],
    ['Recipes can be edited, copied or deleted.', ['edit recipes', 'copy recipes', 'delete recipes']],
    ['Photo contest app where pictures are rated by the members.', ['member rating']],
    // What is asked with where, when, what and how much
    ["Freezer inventory: see what's in the freezer.", ["what's in the freezer"]],
    ["Pub app showing what's on tap and who plays tonight.", ["what's on tap"]],
    ['Vaccination companion: see when you are next due and reminders.', ['next due date']],
    ['Plasma centre app, donors see when they are next eligible.', ['next eligible date']],
    [
      'Flat share: see how much you will get and how much you have to pay.',
      ['amount to get', 'amount to pay'],
    ],
    ['Stamp collectors track where they bought each stamp.', ['where bought']],
    ['The app records where you have been on a map of the coast.', ['places visited']],
    ['A church list, keeping track of when and who is coming.', ['when', 'who is coming']],
    ['need app for my 12 ice cream vans whats empty whats broken', ['ice cream vans', 'what is empty']],
    // What must not be, or is so by itself
    ['Seating plan for a bus with kids who must not sit next to each other.', ['must not sit together']],
    ["Aquarium planner that says which fish can't be kept together.", ['cannot be kept together']],
    ['The crew speaks Polish and English so there must be a language switch.', ['switch language']],
    ['An offline-first trail log: photos, notes.', ['offline mode']],
    ['A pen pal app where it checks in with grandma every day.', ['daily check-in']],
    ['Connect choirs looking for singers with halls.', ['connect choirs', 'singers']],
    // Brackets, examples, narrowed things
    [
      'Report hazards on trails like fallen trees, ice or broken bridges.',
      ['fallen trees', 'broken bridges'],
    ],
    ['Log each walk with mood (happy, tired, anxious) and weather.', ['happy', 'tired', 'anxious']],
    ['Daily notes per goat (appetite, limp, milk) on our farm.', ['appetite', 'limp', 'milk']],
    ['Volunteers see the nearest defibrillator and open calls.', ['nearest defibrillator', 'open calls']],
    ['Lockers at the pool: see free lockers and deposit required.', ['free lockers', 'deposit required']],
    ['Browse cots by size, age and condition.', ['filter by size', 'filter by age', 'filter by condition']],
    [
      'Our tenants get calls all winter about damp flats. Report damp with a photo.',
      ['report damp', 'photo'],
    ],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Members play with friends and share photos with friends', 'share with friends'],
    ['Dues per month. Who has confirmed / not confirmed', 'confirmed or not confirmed'],
    ['Enter height / weight / shoe size', 'state'],
    ['Start / pause / reset the timer', 'state'],
    ['Result: photos, notes, a map', 'result: photos'],
    ['Status: call the owner, send a bill, close it', 'status: call the owner'],
    ['Sign in and out of the account by mail', "what's in the account"],
  ])('hears nothing more in “%s”', (text, unsaid) => {
    expect(heard(text)).not.toContain(unsaid)
  })
})
