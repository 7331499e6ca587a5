import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf, screensOf, textOf } from './short.test-helper.ts'

describe('wishes of people without code', () => {
  it.each([
    ['track the evening walks with our terrier, how far, a picture of him', 'dog-outings'],
    ['three families own a hut on the lake: who goes when, firewood, what is broken', 'shared-place'],
    ['our boulder gym, people see the new problems and reserve two hours', 'climbing-gym'],
    ['after dinner take a photo of the bill, everyone marks their dishes', 'table-bill'],
    ['hunting licence: learn all questions by topic and do the exam against the clock', 'quiz'],
    ['Exam platform where teachers write questions and students have a time limit', 'online-exams'],
    ['swim club, the coach notes the time of each heat for every kid', 'lap-timer'],
    ['how well i sleep each night and what I drank in the evening', 'sleep'],
    ['my stomach hurts after eating, rate it and note what I ate', 'symptoms'],
    ['one cargo trike for our street, reserve it for two hours, is it charged', 'shared-vehicle'],
    ['A hire station for city bikes with docks and a map', 'bikes'],
    ['the sauna of our housing block, every flat has two hours a week, swap them', 'house-slots'],
    ['parents evening: choose a teacher and a time, reminder', 'parent-talks'],
    ['a tailor whose clients send their measurements and choose the fabric', 'made-to-measure'],
    ['we rent out our mill for parties: free weekends, prices, ask for a date', 'venue-let'],
    ['my daughter has seizures, time each one and show the doctor a list', 'attack-timer'],
    ['blind wine tasting with friends, everyone gives points, then the labels are shown', 'group-tasting'],
    [
      'dad lives alone, he taps one big button every morning that he is fine, if not we get a message',
      'safety-check',
    ],
    ['whist evenings: points after each round and who deals next', 'score-keeper'],
    ['repair evening in the town hall, people come with something broken', 'workshop'],
    ['our cycling group meets on sundays, who is coming, which loop', 'club'],
    ['open gardens on sunday: map, which gardens, opening times, plan my round', 'art-trail'],
    ['our parish drives old people to the doctor, they ring, drivers see tomorrow’s tour', 'dial-a-ride'],
    ['write down what my kids say with date and age, a book at the end', 'kids-sayings'],
    ['stag party kitty: who paid in, what it was spent on', 'split'],
    ['I clean the windows of sixty houses, which are due, what each pays', 'trade-round'],
    ['the food inspector visits snack bars: temperature, photos, signature', 'inspections'],
    ['lost gloves in our school, a photo, parents say that is ours', 'lost-found'],
    ['our diabetic cat: injections and sugar values, who gave it', 'pet-medicine'],
    ['defibrillators of our town on a map, alarm trained helpers near by', 'first-responders'],
    ['ski week with my class: who has paid, forms, allergies, numbers for an emergency', 'class-trip'],
    ['we cook for a school: how many kids eat per class, diets, leftovers', 'school-kitchen'],
    ['I rent out bouncy castles, which are free on Sunday, deposit', 'equipment-hire'],
    ['my neighbour waters our garden while I am away, which bed gets how much', 'garden'],
    ['poultry breeders club: ring number, weight, points at the show', 'livestock'],
    ['An Airbnb host needs check-in instructions and cleaning days', 'hosting'],
    ['Dog walkers apply to walk dogs of busy owners', 'dog-walking'],
  ])('“%s” is of the kind %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('have a screen for what is done there: cooking step by step', () => {
    const prompt = 'my aunt’s recipes, bake step by step without the screen locking'
    expect(namesOf(prompt)).toContain('Cook')
    expect(textOf(prompt, 'Cook')).toContain('Screen stays on')
  })

  it('have a mock exam with a clock, questions of its subject and mistakes', () => {
    const prompt =
      'study for the boat licence: question catalogue, mock exams, which questions I often get wrong'
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(['Topics', 'Mock exams', 'Mistakes']))
    expect(textOf(prompt, 'Mock exams')).toContain('Two sailing boats meet')
    expect(textOf(prompt, 'Mistakes')).not.toContain('bus')
  })

  it('have a plan that is sent to those one trains', () => {
    const prompt = 'i am a running coach, give each athlete a plan for the week and see whether they did it'
    expect(namesOf(prompt)).toContain('Weekly plan')
    expect(allOf(prompt)).toContain('Done this week')
  })

  it('rate from one to ten what one feels', () => {
    const prompt =
      'I have bad cramps and want to rate pain 1 to 10 with what I ate, find out which food causes it'
    const all = allOf(prompt)
    expect(all).toMatch(/"label":"Pain level"[^}]*"kind":"slider"[^}]*"min":1,"max":10/)
    expect(all).toContain('Pasta with cream')
    expect(namesOf(prompt)).toContain('Foods')
  })

  it('tell customers of a workshop what is missing and what it costs', () => {
    const names = namesOf(
      'shoe repair shop, people see if their shoes are ready, which parts are missing, the price before you start',
    )
    expect(names).toEqual(expect.arrayContaining(['Repair status', 'Missing parts', 'Cost estimate']))
  })

  it('have one form for what is reported, and house rules that can be taken along', () => {
    const prompt = 'tenants report a dripping tap with a photo and download the house rules'
    expect(screensOf(prompt).filter(({ name }) => /tap|rules/i.test(name))).toHaveLength(1)
    expect(textOf(prompt, 'House rules')).toContain('Download')
  })

  it('show huts with beds and weather, and ask for no city on the hills', () => {
    const prompt = 'hut to hut walking with my brother, weather, beds left'
    expect(textOf(prompt, 'Huts')).toContain('beds left')
    expect(allOf(prompt)).not.toContain('name of a city')
  })

  it('show what is said in a clause with content of its own', () => {
    expect(allOf('pocket money in jars: see what they can afford')).toContain('Board game')
    expect(allOf('packing list for the sea that remembers what we forgot last year')).toContain('Tin opener')
    expect(textOf('skat on fridays: we enter the points after every hand', 'Enter round')).toContain(
      '"label":"Omar"',
    )
    expect(allOf('hymns at home for our choir: pick your voice, play them slower')).toContain('"Alto"')
  })

  it('list no brother who comes along', () => {
    expect(namesOf('Our card games with my brother: points per round, ranking')).not.toContain('Brothers')
  })

  it('tell tomatoes apart in a diary of tomatoes, and bells in a church', () => {
    expect(allOf('tomato notebook: sown, first flower, kilos')).toContain('Oxheart')
    expect(allOf('Audio guide through our church and its bells')).toContain('great bell')
  })

  it('keep the two words by which a kind is called', () => {
    const prompt = 'Contact lenses: when I changed them, when the next pair is due'
    expect(kindOf(prompt)).toBe('lens-care')
    expect(allOf(prompt)).not.toContain('Barlow')
  })

  it('say in a challenge whom one may challenge, and at the door who has to pay', () => {
    expect(allOf('squash ladder: challenge the player above you, results')).toContain('You may challenge')
    expect(allOf('Amateur theatre tickets: choose seats, list for the till')).toContain('To pay at the door')
  })

  it('have no messages where nobody wants to chat', () => {
    const told = 'divorced parents: which week are the kids with whom, who pays for what'
    expect(screensOf(told).some(({ name }) => name === 'Messages')).toBe(true)
    expect(screensOf(`${told}, no chatting`).some(({ name }) => name === 'Messages')).toBe(false)
  })

  it('tell what to run each week, and whether one has to run', () => {
    expect(namesOf('I want to run 10k in autumn, tell me every week what to do, tick it off')).toContain(
      'Weekly plan',
    )
    expect(allOf('tram stop at my door: next trams and if I have to hurry')).toContain('To run or not')
  })
})

it('what somebody does at the door of those who book is what they book', () => {
  const bikes = allOf(
    'I mend bicycles from my van. People choose what is broken and pick a time at their door',
  )
  expect(bikes).toContain('Flat tyre')
  expect(bikes).not.toContain('Home, three rooms')
  expect(allOf('I sharpen scissors and knives at the door, customers book a morning')).toContain(
    'Kitchen knife',
  )
  expect(allOf('Window cleaning with my van, customers book a visit and pay afterwards')).toContain(
    'Conservatory',
  )
})
