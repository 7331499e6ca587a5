import { question } from '../question.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const rounds = [
  '10 questions, 8 right | Passed | success',
  '10 questions, 9 right | Passed | success',
  '10 questions, 5 right | Failed | warning',
  '10 questions, 7 right | Passed | success',
]

/** Topics as rounds one has played. */
const roundsOf = (icon: string, groups: string): string =>
  [
    'icon | title | subtitle | badge | tone',
    ...groups.split(', ').map((group, index) => `${icon} | ${group} | ${rounds[index] ?? rounds[0]}`),
  ].join('\n')

/** A topic: rounds on its parts, one question with four answers, and what one learns from it. */
function topic(
  signs: string,
  icon: string,
  groups: string,
  ask: string,
  answers: readonly string[],
  about: string,
): VarietySource {
  const [first = ''] = groups.split(', ')
  return {
    signs,
    icon,
    groups,
    fields: `
      Question | long | ${ask}
      Answer A | text | ${answers[0] ?? ''} | ${answers.join(', ')}
      Answer B | text | ${answers[1] ?? ''}
      Topic | choice | ${first} | ${groups}`,
    samples: roundsOf(icon, groups),
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
    ['Sweden', 'Finland', 'Ukraine', 'Greece'],
    'Blue with a yellow cross is Sweden; Finland turns it round with blue on white.',
  ),
  topic(
    'capitals, capital cities, geography, countries, continents',
    'globe',
    'Capitals, Countries, Rivers, Islands',
    'What is the capital of Australia?',
    ['Canberra', 'Sydney', 'Melbourne', 'Perth'],
    'Canberra was built between Sydney and Melbourne because neither let the other have it.',
  ),
  topic(
    'english grammar 9, grammar 8, grammar quiz 9, tenses 8',
    'book',
    'Tenses, Articles, Prepositions, Word order',
    'Which sentence is right?',
    [
      'She has lived here since 2019',
      'She lives here since 2019',
      'She has lived here for 2019',
      'She is living here since 2019',
    ],
    'What began in the past and goes on takes the present perfect, with “since” for when it began.',
  ),
  topic(
    'ielts 10, toefl 10, toeic 10, cambridge english 9, english exam 9, language certificate 8',
    'book',
    'Reading, Listening, Writing, Words',
    'Choose the word closest to “abundant”',
    ['Plentiful', 'Rare', 'Rich', 'Heavy'],
    'Abundant is what there is plenty of: water, light, examples. In writing it lifts “a lot of”.',
  ),
  topic(
    'sat 9, sat prep 10, act prep 9, gre 9, gmat 9, lsat 9, admission test 8, entrance exam 8',
    'target',
    'Maths, Reading, Grammar, Mock tests',
    'If 3x + 5 = 20, how much is 6x?',
    ['30', '15', '25', '40'],
    'Take five away and 3x is 15; double it and 6x is 30. No need to know x.',
  ),
  topic(
    'driving theory 10, theory test 9, traffic signs 9, road signs 9, highway code 9, driving test 8, driving licence 7',
    'car',
    'Signs, Right of way, Distance, Parking',
    'What does a red triangle with a white middle tell?',
    ['Give way', 'Stop', 'No entry', 'Danger'],
    'Pointing down it means give way. With the point up and a drawing it warns of something.',
  ),
  topic(
    'history, historical, ancient, world war, medieval',
    'hourglass',
    'Antiquity, Middle Ages, Discovery, 20th century',
    'In which year did the Berlin Wall fall?',
    ['1989', '1985', '1991', '1979'],
    'On 9 November 1989, after a press conference that came a few hours too soon.',
  ),
  topic(
    'science, physics, chemistry, biology, periodic table 6, chemical 3, elements 3',
    'target',
    'Elements, Physics, Biology, Space',
    'Which element has the symbol Fe?',
    ['Iron', 'Fluorine', 'Fermium', 'Lead'],
    'Fe is short for ferrum. Iron is number 26 and melts at 1,538 degrees.',
  ),
  topic(
    'space, astronomy, planets, solar system',
    'star',
    'Planets, Moons, Stars, Missions',
    'Which planet has the shortest day?',
    ['Jupiter', 'Saturn', 'Earth', 'Mars'],
    'Jupiter turns once in less than ten hours, although it is the largest of all.',
  ),
  topic(
    'movie, movies, film, films, cinema, tv series, celebrity',
    'video',
    'Films, Series, Actors, Lines',
    'In which year was the first talking film shown?',
    ['1927', '1917', '1937', '1947'],
    'The first long film with spoken dialogue opened in October 1927.',
  ),
  topic(
    'music, songs, lyrics, bands, song intro, guess the song',
    'music',
    'Songs, Instruments, Classical, Charts',
    'How many strings has a violin?',
    ['Four', 'Five', 'Six', 'Three'],
    'Four strings a fifth apart: G, D, A and E.',
  ),
  topic(
    'football, soccer, sports trivia, sports quiz, sport 2, basketball, olympics',
    'trophy',
    'Football, Olympics, Records, Rules',
    'How many players of a football team are on the pitch?',
    ['Eleven', 'Ten', 'Twelve', 'Nine'],
    'Eleven with the goalkeeper; a match cannot go on with fewer than seven.',
  ),
  topic(
    'bible, biblical, scripture',
    'book',
    'Old Testament, New Testament, People, Places',
    'Who built the ark?',
    ['Noah', 'Moses', 'Abraham', 'Jonah'],
    'Noah, of three hundred cubits length, as told in the sixth chapter of Genesis.',
  ),
  topic(
    'math, maths, mathematics, arithmetic, multiplication, times tables, algebra',
    'grid',
    'Plus, Minus, Times, Divide',
    'How much is 7 × 8?',
    ['56', '54', '48', '63'],
    'Five, six, seven, eight: 56 is seven times eight.',
  ),
  topic(
    'animal, animals, wildlife, dinosaur, dinosaurs, birds, dog breeds',
    'paw',
    'Mammals, Birds, Dinosaurs, Sea',
    'Which animal sleeps standing up?',
    ['Horse', 'Otter', 'Bear', 'Bat'],
    'Horses lock their knees and doze on their feet; for real dreams they lie down.',
  ),
  topic(
    'food, cooking, wine, cheese, cocktail, beer, coffee',
    'fork',
    'Spices, Cheese, Drinks, Kitchens',
    'Which spice is the most expensive by weight?',
    ['Saffron', 'Vanilla', 'Cardamom', 'Pepper'],
    'A gram of saffron takes about 150 flowers, picked by hand.',
  ),
  topic(
    'boat licence 8, boat license 8, sailing licence 8, skipper licence 8, boating exam 8, sea signs 6',
    'wave',
    'Lights, Right of way, Knots, Weather',
    'Two sailing boats meet, wind from different sides. Who gives way?',
    ['The one with wind from port', 'The one with wind from starboard', 'The faster one', 'The smaller one'],
    'Wind from port gives way. With wind from the same side, the one to windward does.',
  ),
  topic(
    'fishing licence 8, angling licence 8, hunting licence 8, hunting exam 8, fishing exam 8',
    'fish',
    'Species, Law, Gear, Care',
    'How does one tell a trout from a salmon?',
    ['By the fork of the tail', 'By its size', 'By the colour of the belly', 'By the water'],
    'The tail of a trout is nearly straight, that of a salmon forked and with a narrow root.',
  ),
  topic(
    'citizenship 7, naturalisation 7, naturalization 7, living in 3',
    'flag',
    'State, History, Rights, Everyday life',
    'How long does a parliament usually sit before the next election?',
    ['Four or five years', 'One year', 'Ten years', 'For life'],
    'Four years in many countries, five in some. Then all who may vote choose again.',
  ),
  topic(
    'drone licence 8, pilot licence 8, pilot exam 8, flight theory 8, amateur radio 8, ham radio 8',
    'plane',
    'Weather, Rules, Navigation, Technique',
    'What does a falling barometer tell?',
    ['Worse weather is coming', 'Better weather is coming', 'It gets warmer', 'Nothing'],
    'Pressure falls when a low comes near; the faster it falls, the stronger the wind will be.',
  ),
  topic(
    'driving theory, driving test, driving school, driving lessons, driving instructor, learner drivers, traffic signs, road signs, drivers licence, theory test, theory questions',
    'car',
    'Signs, Right of way, Speed, Parking',
    'What does a red triangle with a white middle tell?',
    ['Give way', 'Stop', 'No entry', 'Danger'],
    'A triangle on its tip: give way. On its base it warns of danger.',
  ),
  topic(
    'programming, javascript, python, coding, developer, computer science, it certification',
    'code',
    'Basics, Algorithms, Web, Databases',
    'How many comparisons does binary search need for 1,000 items?',
    ['About 10', 'About 100', '500', '1000'],
    'Each comparison halves what is left, and 2 to the power of ten is 1,024.',
  ),
  topic(
    'anatomy, medicine, medical, nursing, first aid, nurse',
    'stethoscope',
    'Bones, Organs, Drugs, Emergencies',
    'How many bones has an adult?',
    ['206', '186', '216', '300'],
    'Newborns have about 300; many grow together until 206 are left.',
  ),
  topic(
    'literature, books, novels, poetry, shakespeare, authors',
    'book',
    'Novels, Poems, Authors, First lines',
    'Who wrote “Romeo and Juliet”?',
    ['Shakespeare', 'Marlowe', 'Molière', 'Goethe'],
    'Written about 1595, when its author was thirty-one.',
  ),
  topic(
    'personality, personality quiz, which character',
    'user',
    'Mornings, Friends, Work, Holidays',
    'What do you do on a free Sunday?',
    ['Sleep until ten', 'Up the mountain', 'See friends', 'Tidy a drawer'],
    'There are no wrong answers; the first thought is the best one.',
  ),
  topic(
    'logo, logos, brands, car brands',
    'tag',
    'Cars, Food, Sport, Technology',
    'Which car maker has four rings?',
    ['Audi', 'BMW', 'Opel', 'Volvo'],
    'Four rings for four makers that joined in 1932.',
  ),
])
