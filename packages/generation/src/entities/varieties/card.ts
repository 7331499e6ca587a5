import { card } from '../card.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const badges = ['Learning | warning', 'New | primary', 'Known | success', 'New | primary']

/** A deck: what one card asks, and cards of it, each with its front and its back; the first is the one that is asked. */
function deck(
  signs: string,
  name: string,
  ask: string,
  cards: readonly (readonly [front: string, back: string])[],
  icon: string,
): VarietySource {
  const backs = cards.map(([, back]) => back)
  return {
    signs,
    fields: `
      Question | long | ${ask}
      Answer | text | ${backs[0] ?? ''} | ${backs.join(', ')}
      Deck | choice | ${name} | ${name}, Exam, Hard ones
      Hint | text | You had it right on Tuesday`,
    samples: [
      'icon | title | subtitle | badge | tone',
      ...cards.map(([front, back], index) => `${icon} | ${front} | ${back} | ${badges[index] ?? ''}`),
    ].join('\n'),
    about: 'Cards you miss come back tomorrow, the others in a week.',
    hero: `${name} | ${ask} | 12 cards are due today, about 5 minutes | Start deck`,
  }
}

export const cardVarieties = defineVarieties(card, [
  deck(
    'anatomy, medical, medicine, nursing, pharmacology, bones, muscles',
    'Anatomy',
    'Which bone is the longest in the body?',
    [
      ['Longest bone in the body', 'Femur'],
      ['Shin bone', 'Tibia'],
      ['Bone of the upper arm', 'Humerus'],
      ['Thin bone beside the shin', 'Fibula'],
    ],
    'stethoscope',
  ),
  deck(
    'morse',
    'Morse',
    'Which letter is dot dash?',
    [
      ['· −', 'A'],
      ['− ·', 'N'],
      ['−', 'T'],
      ['·', 'E'],
    ],
    'wave',
  ),
  deck(
    'law, legal, bar exam',
    'Contracts',
    'What makes a promise binding?',
    [
      ['What makes a promise binding?', 'Consideration'],
      ['Duty not to deceive', 'Good faith'],
      ['What seals a written deed?', 'A signature'],
      ['Who sees a will signed?', 'A witness'],
    ],
    'shield',
  ),
  deck(
    'capitals, geography, countries, flags',
    'Capitals',
    'What is the capital of Australia?',
    [
      ['Australia', 'Canberra'],
      ['Canada', 'Ottawa'],
      ['Turkey', 'Ankara'],
      ['Brazil', 'Brasília'],
    ],
    'globe',
  ),
  deck(
    'chemistry, periodic table, elements',
    'Elements',
    'Which element has the symbol Fe?',
    [
      ['Fe', 'Iron'],
      ['F', 'Fluorine'],
      ['Pb', 'Lead'],
      ['Fm', 'Fermium'],
    ],
    'target',
  ),
  deck(
    'math, maths, multiplication, times tables',
    'Times tables',
    'How much is 7 × 8?',
    [
      ['7 × 8', '56'],
      ['6 × 9', '54'],
      ['6 × 8', '48'],
      ['7 × 9', '63'],
    ],
    'grid',
  ),
  deck(
    'history',
    'History',
    'In which year did the Berlin Wall fall?',
    [
      ['Fall of the Berlin Wall', '1989'],
      ['First moon landing', '1969'],
      ['End of the Soviet Union', '1991'],
      ['Fall of Constantinople', '1453'],
    ],
    'hourglass',
  ),
  deck(
    'spanish',
    'Spanish',
    'What is “the spoon”?',
    [
      ['the spoon', 'la cuchara'],
      ['the knife', 'el cuchillo'],
      ['the fork', 'el tenedor'],
      ['the glass', 'el vaso'],
    ],
    'globe',
  ),
  deck(
    'french',
    'French',
    'What is “the spoon”?',
    [
      ['the spoon', 'la cuillère'],
      ['the knife', 'le couteau'],
      ['the fork', 'la fourchette'],
      ['the glass', 'le verre'],
    ],
    'globe',
  ),
  deck(
    'german',
    'German',
    'What is “the spoon”?',
    [
      ['the spoon', 'der Löffel'],
      ['the knife', 'das Messer'],
      ['the fork', 'die Gabel'],
      ['the glass', 'das Glas'],
    ],
    'globe',
  ),
  deck(
    'japanese, kanji, hiragana',
    'Kanji',
    'Which kanji means “mountain”?',
    [
      ['mountain', '山'],
      ['river', '川'],
      ['tree', '木'],
      ['fire', '火'],
    ],
    'globe',
  ),
  deck(
    'chinese, mandarin, hanzi',
    'Hanzi',
    'Which character means “person”?',
    [
      ['person', '人'],
      ['big', '大'],
      ['small', '小'],
      ['mouth', '口'],
    ],
    'globe',
  ),
  deck(
    'vocabulary, language, languages, words',
    'Portuguese',
    'What is “the spoon”?',
    [
      ['the spoon', 'a colher'],
      ['the knife', 'a faca'],
      ['the fork', 'o garfo'],
      ['the glass', 'o copo'],
    ],
    'globe',
  ),
  deck(
    'music theory, sheet music, notes on the staff, piano',
    'Notes',
    'Which note lies on the first line?',
    [
      ['First line', 'E'],
      ['Second line', 'G'],
      ['Third line', 'B'],
      ['First space', 'F'],
    ],
    'music',
  ),
  deck(
    'bird, birds, plant, plants, trees, botany',
    'Trees',
    'Which tree has needles in pairs?',
    [
      ['Needles in pairs, orange bark', 'Scots pine'],
      ['Cones that hang', 'Norway spruce'],
      ['Cones that stand', 'Silver fir'],
      ['Loses its needles in autumn', 'Larch'],
    ],
    'leaf',
  ),
  deck(
    'bible, scripture, verse',
    'Verses',
    'Which psalm begins “The Lord is my shepherd”?',
    [
      ['The Lord is my shepherd', 'Psalm 23'],
      ['I lift up my eyes to the hills', 'Psalm 121'],
      ['Out of the depths', 'Psalm 130'],
      ['Under the shadow of the Almighty', 'Psalm 91'],
    ],
    'book',
  ),
  deck(
    'driving, traffic, theory test',
    'Signs',
    'What does a triangle on its tip tell?',
    [
      ['Triangle on its tip', 'Give way'],
      ['Red sign with eight corners', 'Stop'],
      ['Red disc with a white bar', 'No entry'],
      ['Triangle on its base', 'Danger'],
    ],
    'car',
  ),
  deck(
    'programming, coding, computer, interview questions, algorithm',
    'Algorithms',
    'How does binary search look through a list?',
    [
      ['Binary search', 'Halves it each time'],
      ['Linear search', 'One by one'],
      ['Quicksort', 'Splits at a pivot'],
      ['Breadth-first search', 'Level by level'],
    ],
    'code',
  ),
])
