import { stemOf, toSingular } from '../words/forms.ts'

/** What one app calls so another calls otherwise. */
const sameThings: readonly (readonly string[])[] = [
  ['service', 'treatment', 'offer'],
  ['product', 'item', 'article', 'good'],
  ['dish', 'meal', 'plate'],
  ['workout', 'session', 'training', 'exercise'],
  ['task', 'to-do', 'todo', 'job', 'chore'],
  ['event', 'date', 'meeting', 'appointment'],
  ['expense', 'transaction', 'spending', 'cost', 'payment'],
  ['member', 'person', 'player', 'teammate', 'user', 'participant'],
  ['photo', 'picture', 'image', 'shot'],
  ['lesson', 'class', 'course'],
  ['run', 'route', 'round'],
  ['note', 'entry', 'text'],
  ['post', 'story', 'update', 'news'],
  ['song', 'track'],
  ['plant', 'crop', 'vegetable'],
  ['stop', 'delivery', 'drop'],
  ['book', 'title', 'volume'],
  ['loan', 'borrowing'],
  ['trip', 'journey', 'tour'],
  ['listing', 'home', 'property', 'flat', 'house'],
  ['question', 'quiz'],
  ['deck', 'set'],
  ['teacher', 'instructor', 'coach', 'trainer'],
  ['staff', 'team', 'stylist', 'barber', 'trainer', 'employee'],
  ['customer', 'client', 'guest', 'patient', 'contact'],
  ['flatmate', 'roommate', 'housemate'],
  ['pupil', 'student', 'learner'],
  ['show', 'programme', 'broadcast'],
  ['vendor', 'supplier', 'dealer'],
]

/** Whether a name ("Treatments") is of the things somebody calls otherwise ("the services"). */
export function isSameThing(name: string, words: string): boolean {
  const bare = toSingular(words.toLowerCase().replace(/^(?:the|my|our|all)\s+/, ''))
  const same = sameThings.filter((things) => things.includes(bare)).flatMap((things) => things.map(stemOf))
  return name
    .toLowerCase()
    .split(' ')
    .some((word) => same.includes(stemOf(word)))
}
