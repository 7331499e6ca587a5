import { question } from '../question.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** A topic: one question with four answers, and what one learns from it. */
function topic(
  signs: string,
  icon: string,
  groups: string,
  ask: string,
  answers: readonly (readonly [title: string, line: string])[],
  about: string,
): VarietySource {
  const [first = ''] = groups.split(', ')
  return {
    signs,
    icon,
    groups,
    fields: `
      Question | long | ${ask}
      Answer A | text | ${answers[0]?.[0] ?? ''}
      Answer B | text | ${answers[1]?.[0] ?? ''}
      Topic | choice | ${first} | ${groups}`,
    samples: [
      'icon | title | subtitle',
      ...answers.map(([title, line]) => `${icon} | ${title} | ${line}`),
    ].join('\n'),
    about,
    hero: `${first} | ${ask} | 10 questions, about 4 minutes | Start the quiz`,
    tip: `You are strong in ${first.toLowerCase()} | ${groups.split(', ')[1] ?? 'The rest'} wants another round`,
  }
}

export const questionVarieties = defineVarieties(question, [
  topic(
    'flag 4, flags 4, guess the flag 9, country flags 9',
    'flag',
    'Flags, Capitals, Maps, Islands',
    'Whose flag is blue with a yellow cross?',
    [
      ['Sweden', 'Capital: Stockholm'],
      ['Finland', 'Capital: Helsinki'],
      ['Ukraine', 'Capital: Kyiv'],
      ['Greece', 'Capital: Athens'],
    ],
    'Blue with a yellow cross is Sweden; Finland turns it round with blue on white.',
  ),
  topic(
    'capitals, capital cities, geography, countries, continents',
    'globe',
    'Capitals, Countries, Rivers, Islands',
    'What is the capital of Australia?',
    [
      ['Canberra', '460 thousand people'],
      ['Sydney', 'The largest city'],
      ['Melbourne', 'In the south'],
      ['Perth', 'On the west coast'],
    ],
    'Canberra was built between Sydney and Melbourne because neither let the other have it.',
  ),
  topic(
    'history, historical, ancient, world war, medieval',
    'hourglass',
    'Antiquity, Middle Ages, Discovery, 20th century',
    'In which year did the Berlin Wall fall?',
    [
      ['1989', 'On 9 November'],
      ['1985', 'Four years early'],
      ['1991', 'End of the Soviet Union'],
      ['1979', 'Ten years early'],
    ],
    'On 9 November 1989, after a press conference that came a few hours too soon.',
  ),
  topic(
    'science, physics, chemistry, biology, periodic table 6, chemical 3, elements 3',
    'target',
    'Elements, Physics, Biology, Space',
    'Which element has the symbol Fe?',
    [
      ['Iron', 'Number 26'],
      ['Fluorine', 'Symbol F'],
      ['Fermium', 'Symbol Fm'],
      ['Lead', 'Symbol Pb'],
    ],
    'Fe is short for ferrum. Iron is number 26 and melts at 1,538 degrees.',
  ),
  topic(
    'space, astronomy, planets, solar system',
    'star',
    'Planets, Moons, Stars, Missions',
    'Which planet has the shortest day?',
    [
      ['Jupiter', '9 h 56 min'],
      ['Saturn', '10 h 33 min'],
      ['Earth', '23 h 56 min'],
      ['Mars', '24 h 37 min'],
    ],
    'Jupiter turns once in less than ten hours, although it is the largest of all.',
  ),
  topic(
    'movie, movies, film, films, cinema, tv series, celebrity',
    'video',
    'Films, Series, Actors, Lines',
    'In which year was the first talking film shown?',
    [
      ['1927', 'In New York'],
      ['1917', 'Still silent'],
      ['1937', 'Ten years late'],
      ['1947', 'Colour already'],
    ],
    'The first long film with spoken dialogue opened in October 1927.',
  ),
  topic(
    'music, songs, lyrics, bands, song intro, guess the song',
    'music',
    'Songs, Instruments, Classical, Charts',
    'How many strings has a violin?',
    [
      ['Four', 'G, D, A and E'],
      ['Five', 'A five-string viola'],
      ['Six', 'A guitar'],
      ['Three', 'A balalaika'],
    ],
    'Four strings a fifth apart: G, D, A and E.',
  ),
  topic(
    'football, soccer, sports trivia, sports quiz, sport 2, basketball, olympics',
    'trophy',
    'Football, Olympics, Records, Rules',
    'How many players of a football team are on the pitch?',
    [
      ['Eleven', 'With the goalkeeper'],
      ['Ten', 'After a red card'],
      ['Twelve', 'None too few'],
      ['Nine', 'After two'],
    ],
    'Eleven with the goalkeeper; a match cannot go on with fewer than seven.',
  ),
  topic(
    'bible, biblical, scripture',
    'book',
    'Old Testament, New Testament, People, Places',
    'Who built the ark?',
    [
      ['Noah', 'Genesis 6'],
      ['Moses', 'Exodus 2'],
      ['Abraham', 'Genesis 12'],
      ['Jonah', 'Jonah 1'],
    ],
    'Noah, of three hundred cubits length, as told in the sixth chapter of Genesis.',
  ),
  topic(
    'math, maths, mathematics, arithmetic, multiplication, times tables, algebra',
    'grid',
    'Plus, Minus, Times, Divide',
    'How much is 7 × 8?',
    [
      ['56', 'Right'],
      ['54', '6 × 9'],
      ['48', '6 × 8'],
      ['63', '7 × 9'],
    ],
    'Five, six, seven, eight: 56 is seven times eight.',
  ),
  topic(
    'animal, animals, wildlife, dinosaur, dinosaurs, birds, dog breeds',
    'paw',
    'Mammals, Birds, Dinosaurs, Sea',
    'Which animal sleeps standing up?',
    [
      ['Horse', 'Lies down for dreams'],
      ['Otter', 'Floats on its back'],
      ['Bear', 'All winter'],
      ['Bat', 'Upside down'],
    ],
    'Horses lock their knees and doze on their feet; for real dreams they lie down.',
  ),
  topic(
    'food, cooking, wine, cheese, cocktail, beer, coffee',
    'fork',
    'Spices, Cheese, Drinks, Kitchens',
    'Which spice is the most expensive by weight?',
    [
      ['Saffron', 'From crocus flowers'],
      ['Vanilla', 'From an orchid'],
      ['Cardamom', 'From green pods'],
      ['Pepper', 'From a vine'],
    ],
    'A gram of saffron takes about 150 flowers, picked by hand.',
  ),
  topic(
    'driving theory, driving test, driving school, driving lessons, driving instructor, learner drivers, traffic signs, road signs, drivers licence, theory test, theory questions',
    'car',
    'Signs, Right of way, Speed, Parking',
    'What does a red triangle with a white middle tell?',
    [
      ['Give way', 'To all on the road'],
      ['Stop', 'It has eight corners'],
      ['No entry', 'It is round'],
      ['Danger', 'It points up'],
    ],
    'A triangle on its tip: give way. On its base it warns of danger.',
  ),
  topic(
    'programming, javascript, python, coding, developer, computer science, it certification',
    'code',
    'Basics, Algorithms, Web, Databases',
    'How many comparisons does binary search need for 1,000 items?',
    [
      ['About 10', 'Halves each time'],
      ['About 100', 'Square root'],
      ['500', 'Half of them'],
      ['1,000', 'One by one'],
    ],
    'Each comparison halves what is left, and 2 to the power of ten is 1,024.',
  ),
  topic(
    'anatomy, medicine, medical, nursing, first aid, nurse',
    'stethoscope',
    'Bones, Organs, Drugs, Emergencies',
    'How many bones has an adult?',
    [
      ['206', 'About 300 at birth'],
      ['186', 'Too few'],
      ['216', 'Ten too many'],
      ['300', 'A newborn'],
    ],
    'Newborns have about 300; many grow together until 206 are left.',
  ),
  topic(
    'literature, books, novels, poetry, shakespeare, authors',
    'book',
    'Novels, Poems, Authors, First lines',
    'Who wrote “Romeo and Juliet”?',
    [
      ['Shakespeare', 'About 1595'],
      ['Marlowe', 'His rival'],
      ['Molière', 'In French'],
      ['Goethe', '200 years later'],
    ],
    'Written about 1595, when its author was thirty-one.',
  ),
  topic(
    'personality, personality quiz, which character',
    'user',
    'Mornings, Friends, Work, Holidays',
    'What do you do on a free Sunday?',
    [
      ['Sleep until ten', 'And then coffee'],
      ['Up the mountain', 'Before sunrise'],
      ['See friends', 'All of them'],
      ['Tidy a drawer', 'At last'],
    ],
    'There are no wrong answers; the first thought is the best one.',
  ),
  topic(
    'logo, logos, brands, car brands',
    'tag',
    'Cars, Food, Sport, Technology',
    'Which car maker has four rings?',
    [
      ['Audi', 'From Ingolstadt'],
      ['BMW', 'From Munich'],
      ['Opel', 'From Rüsselsheim'],
      ['Volvo', 'From Gothenburg'],
    ],
    'Four rings for four makers that joined in 1932.',
  ),
])
