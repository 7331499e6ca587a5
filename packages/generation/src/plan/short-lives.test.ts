import { describe, expect, it } from 'vitest'
import { asWrittenIn } from './name-app.ts'
import { allOf, kindOf, namesOf } from './short.test-helper.ts'

describe('health, family, learning, nature and hobbies said in a few words', () => {
  it.each([
    ['Yoga at home with videos', 'fitness'],
    ['Track my swimming', 'fitness'],
    ['Bike ride tracker', 'cycling'],
    ['Cycling computer with speed and cadence', 'cycling'],
    ['Find a free bike and unlock it', 'bikes'],
    ['Star gazing guide', 'astronomy'],
    ['Horse riding log', 'stable'],
    ['Track my walks with GPS and photos', 'gps-logger'],
    ['Menu with QR code', 'restaurant'],
    ['Loyalty stamps', 'loyalty-cards'],
    ['Plumber dispatch', 'field-service'],
    ['Hospital queue', 'queue'],
    ['Chore wheel for roommates', 'flat-chores'],
    ['Kids chores with stars', 'chores'],
    ['Theatre programme with tickets', 'cinema'],
    ['Piano lessons scheduler', 'tutoring'],
    ['Speed networking', 'events'],
    ['E-signature', 'client-portal'],
    ['Dog park finder', 'place-finder'],
    ['Rock identification', 'nature'],
    ['Fall alarm', 'safety-check'],
    ['Greeting cards', 'editor'],
    ['Half marathon training plan', 'running'],
    ['BMI diary', 'vitals'],
    ['Baby milestones', 'family'],
    ['Potty training log for my puppy', 'pets'],
    ['Tracker for food allergies', 'symptoms'],
    ['Hair loss tracker', 'symptoms'],
    ['TOEFL preparation', 'quiz'],
    ['GMAT prep', 'quiz'],
    ['Traffic signs theory test', 'quiz'],
    ['Kids learn coding', 'learning'],
    ['Learn to draw', 'learning'],
    ['Homeschool schedule', 'study-plan'],
    ['My prayer journal', 'religion'],
    ['Fan fiction reader', 'ereader'],
    ['App for stamp collectors', 'collection'],
    ['Plans for woodworking', 'handcraft'],
    ['Flower identifier', 'plant-finder'],
    ['Gardening app with tips', 'garden'],
    ['Dream board', 'bucket-list'],
    ['21 day challenge', 'day-challenge'],
    ['Dry January', 'day-challenge'],
    ['No sweets challenge', 'day-challenge'],
    ['Cold plunge log', 'day-challenge'],
  ])('is of the kind it is called: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it.each([
    ['Ketogenic meal tracker', 'Eggs with avocado'],
    ['Plant-based recipe app', 'Miso ramen, crisp tofu'],
    ['Bodyweight workouts', 'Whole body, 7 minutes'],
    ['0 to 5k plan for runners', 'Week 4, run two'],
    ['Tarot cards every day', 'The Hermit'],
    ['Palmistry app', 'Heart line, long'],
    ['Tide tables', 'low 18:44'],
    ['IPL cricket scores', '14.2 overs'],
    ['Bonsai app', 'Chinese elm'],
    ['Exercises for my eyes', 'Near and far'],
    ['Spelling practice', 'Double letters'],
    ['Daily writing prompts', 'A baker finds letters'],
    ['Quit sweets: 30 day sugar challenge', 'pear instead of cake'],
    ['History of art lessons', 'The Renaissance in ten faces'],
  ])('shows what such apps are about: %s', (prompt, row) => {
    expect(allOf(prompt)).toContain(row)
  })

  it('has no eggs for vegans, and no bread on a keto diet', () => {
    expect(allOf('Vegan cooking app')).not.toContain('soft egg')
    expect(allOf('Keto food diary')).not.toContain('Rye bread')
  })

  it('keeps numbers in what the app is called', () => {
    expect(asWrittenIn('12 minute workout', 'minute workout')).toBe('12 minute workout')
    expect(asWrittenIn('Our new year resolutions', 'year resolutions')).toBe('New year resolutions')
    expect(asWrittenIn('Chess club with 12 boards', 'boards')).toBe('Boards')
  })

  it('lists what it is called under no second name', () => {
    expect(namesOf('Our new year resolutions')).not.toContain('Resolutions')
    expect(namesOf('My bucket list')).not.toContain('Bucket list')
    expect(namesOf('Maths games')).not.toContain('Maths games')
    expect(namesOf('Book clubs')).not.toContain('Book a club')
  })

  it('calls no two screens of exercises the same', () => {
    const names = namesOf('Exercises for my knee')
    expect(new Set(names).size).toBe(names.length)
  })

  it('has homework of a school, and questions of what one studies', () => {
    expect(allOf('Class timetable with homework')).not.toContain('Book the dentist')
    expect(allOf('AI tutor for my lectures')).not.toContain('four capitals')
  })

  it('takes bars of a piece for no bars one drinks in, and plays the instrument that is said', () => {
    const prompt = 'I practise the cello: pieces with the bars that are hard, a metronome, recordings'
    expect(namesOf(prompt)).not.toContain('Bars')
    expect(allOf(prompt)).toContain('Cello')
    expect(allOf(prompt)).not.toContain('Barre chords')
  })

  it('lists neither an age nor the places somebody works at', () => {
    expect(allOf('Songs to sing along for my mother, she is over eighty')).not.toContain('"Eighty"')
    expect(namesOf('I teach yoga at four nurseries. Classes with dates and who came')).not.toContain(
      'Nurseries',
    )
  })

  it('lists no months, no grams and no hearts', () => {
    expect(namesOf('My club swaps plants each October. List what plants we have left')).not.toContain(
      'Octobers',
    )
    expect(allOf('Weigh each hedgehog daily. At 500 grams we release it')).not.toMatch(
      /(?:Weigh|Release) grams/,
    )
    expect(namesOf('Wall of everybody’s sketches, hearts but no comments')).not.toContain('Hearts')
  })
})
