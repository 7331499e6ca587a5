import { card } from '../card.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** A deck: what one card asks, and cards of it as "what it is | where in the deck". */
function deck(
  signs: string,
  name: string,
  ask: string,
  answers: readonly string[],
  icon: string,
): VarietySource {
  const badges = ['Known | success', 'New | primary', 'Again | warning', 'New | primary']
  return {
    signs,
    fields: `
      Question | long | ${ask}
      Answer | text | ${answers[0] ?? ''}
      Deck | choice | ${name} | ${name}, Exam, Hard ones
      Hint | text | You had it right on Tuesday`,
    samples: [
      'icon | title | subtitle | badge | tone',
      ...answers.map(
        (answer, index) => `${icon} | ${answer} | ${name}, ${12 + index} of 40 | ${badges[index] ?? ''}`,
      ),
    ].join('\n'),
    about: 'Cards you miss come back tomorrow, the others in a week.',
    hero: `12 cards wait | ${ask} | About 5 minutes for today’s deck | Start deck`,
  }
}

export const cardVarieties = defineVarieties(card, [
  deck(
    'anatomy, medical, medicine, nursing, pharmacology, bones, muscles',
    'Anatomy',
    'Which bone is the longest in the body?',
    ['Femur', 'Tibia', 'Humerus', 'Fibula'],
    'stethoscope',
  ),
  deck('morse', 'Morse', 'Which letter is dot dash?', ['A', 'N', 'T', 'E'], 'wave'),
  deck(
    'law, legal, bar exam',
    'Contracts',
    'What makes a promise binding?',
    ['Consideration', 'Good faith', 'A signature', 'A witness'],
    'shield',
  ),
  deck(
    'capitals, geography, countries, flags',
    'Capitals',
    'What is the capital of Australia?',
    ['Canberra', 'Sydney', 'Melbourne', 'Perth'],
    'globe',
  ),
  deck(
    'chemistry, periodic table, elements',
    'Elements',
    'Which element has the symbol Fe?',
    ['Iron', 'Fluorine', 'Lead', 'Fermium'],
    'target',
  ),
  deck(
    'math, maths, multiplication, times tables',
    'Times tables',
    'How much is 7 × 8?',
    ['56', '54', '48', '63'],
    'grid',
  ),
  deck(
    'history',
    'History',
    'In which year did the Berlin Wall fall?',
    ['1989', '1985', '1991', '1979'],
    'hourglass',
  ),
  deck(
    'spanish',
    'Spanish',
    'What is “the spoon”?',
    ['la cuchara', 'el cuchillo', 'el tenedor', 'el vaso'],
    'globe',
  ),
  deck(
    'french',
    'French',
    'What is “the spoon”?',
    ['la cuillère', 'le couteau', 'la fourchette', 'le verre'],
    'globe',
  ),
  deck(
    'german',
    'German',
    'What is “the spoon”?',
    ['der Löffel', 'das Messer', 'die Gabel', 'das Glas'],
    'globe',
  ),
  deck(
    'japanese, kanji, hiragana',
    'Kanji',
    'Which kanji means “mountain”?',
    ['山', '川', '木', '火'],
    'globe',
  ),
  deck(
    'chinese, mandarin, hanzi',
    'Hanzi',
    'Which character means “person”?',
    ['人', '大', '小', '口'],
    'globe',
  ),
  deck(
    'vocabulary, language, languages, words',
    'Portuguese',
    'What is “the spoon”?',
    ['a colher', 'a faca', 'o garfo', 'o copo'],
    'globe',
  ),
  deck(
    'music theory, sheet music, notes on the staff, piano',
    'Notes',
    'Which note lies on the first line?',
    ['E', 'G', 'B', 'F'],
    'music',
  ),
  deck(
    'bird, birds, plant, plants, trees, botany',
    'Trees',
    'Which tree has needles in pairs?',
    ['Scots pine', 'Norway spruce', 'Silver fir', 'Larch'],
    'leaf',
  ),
  deck(
    'bible, scripture, verse',
    'Verses',
    'Which psalm begins “The Lord is my shepherd”?',
    ['Psalm 23', 'Psalm 1', 'Psalm 121', 'Psalm 91'],
    'book',
  ),
  deck(
    'driving, traffic, theory test',
    'Signs',
    'What does a triangle on its tip tell?',
    ['Give way', 'Stop', 'No entry', 'Danger'],
    'car',
  ),
  deck(
    'programming, coding, computer, interview questions, algorithm',
    'Algorithms',
    'How does binary search look through a list?',
    ['Halves it each time', 'One by one', 'At random', 'From the end'],
    'code',
  ),
])
