import { tutor } from '../tutor.ts'
import { defineVarieties } from './variety.ts'

/** What is taught one to one; without these words it is school subjects. */
export const tutorVarieties = defineVarieties(tutor, [
  {
    signs:
      'language school 9, language teacher 9, language tutor 9, native speaker 7, spanish 6, french 6, german 6, english 3, italian 6, arabic 6, japanese 6, chinese 5, portuguese 6, korean 6, languages 5, conversation 4, foreign language 8',
    also: 'teacher, language teacher',
    one: 'Teacher',
    many: 'Teachers',
    icon: 'globe',
    groups: 'Spanish, English, Arabic, Japanese',
    fields: `
      Language | choice | Spanish | Spanish, English, Arabic, Japanese
      Level | choice | A2 | A1, A2, B1, B2, C1
      Date | date | Thu 26 Nov
      Time | time | 17:00
      Where | choice | Online | Online, At school
      What for | long | Ordering food and small talk, I travel in May`,
    without: 'Subject',
    samples: `
      avatar | title | subtitle | value | rating | badge
      Tomas Vidal | Tomás Vidal | Spanish, from Seville, A1 to C1 | € 24 | 4.8 | Online
      Noor Rahman | Noor Rahman | Arabic, spoken and written | € 28 | 4.9 | Today
      Hana Sato | Hana Sato | Japanese, small talk first | € 30 | 5.0 | Online
      Lea Brandt | Lea Brandt | German, exams up to C1 | € 26 | 4.9 | Nearby
      Ruth Adeyemi | Ruth Adeyemi | English for work, calls and mails | € 29 | 4.7 | Today
      Elias Moreau | Elias Moreau | French, patient with beginners | € 25 | 4.8 | New`,
    about:
      'Speaks slowly at first and lets you talk most of the hour. Sends ten new words after each lesson.',
    facts: `
      4.9 | Rating
      212 | Lessons
      € 24 | An hour`,
    figures: `
      3 | Lessons ahead | +1
      14 | Hours so far
      A2 | Your level`,
    hero: 'Thursday, 17:00 | Spanish with Tomás | Online, past tense and a story | Open lesson',
    tip: 'First lesson is free | Thirty minutes to find your level',
    add: 'Add teacher',
    use: 'Book trial lesson',
    price: '€ 24 | an hour',
  },
  {
    signs:
      'piano 6, guitar 6, violin 6, music teacher 9, music lesson 9, music school 9, singing 6, instrument 5, drum 5, cello 6, flute 6, voice lesson 7, singing teacher 9',
    also: 'teacher, music teacher',
    one: 'Teacher',
    many: 'Teachers',
    icon: 'music',
    groups: 'Piano, Strings, Guitar, Voice',
    fields: `
      Instrument | choice | Piano | Piano, Guitar, Violin, Voice
      Level | choice | Beginner | Beginner, Middle, Advanced
      Date | date | Thu 26 Nov
      Time | time | 17:00
      Where | choice | In the studio | In the studio, At home, Online
      What for | long | Left hand of the second page`,
    without: 'Subject',
    samples: `
      avatar | title | subtitle | value | rating | badge
      Iris Chen | Iris Chen | Piano, from the first key | € 32 | 5.0 | Nearby
      Mateo Silva | Mateo Silva | Guitar, chords and picking | € 28 | 4.9 | Today
      Clara Vogt | Clara Vogt | Violin, children welcome | € 36 | 4.9 | At home
      Omar Haddad | Omar Haddad | Drums, own practice room | € 30 | 4.8 | Today
      Ana Petrova | Ana Petrova | Voice, breath before notes | € 34 | 4.8 | Online
      Jonas Weber | Jonas Weber | Cello, slow and exact | € 38 | 4.9 | New`,
    about:
      'Starts with one piece you love and takes it apart. A recording to practise with after every lesson.',
    facts: `
      4.9 | Rating
      212 | Lessons
      € 32 | An hour`,
    figures: `
      3 | Lessons ahead | +1
      14 | Hours so far
      5 | Pieces learnt`,
    hero: 'Thursday, 17:00 | Piano with Iris | Second page, left hand alone | Open lesson',
    tip: 'Recital on 12 December | Two more lessons until then',
    add: 'Add teacher',
    use: 'Book lesson',
    price: '€ 32 | an hour',
  },
  {
    signs: 'programming 5, coding 6, python 5, javascript 5, computer lesson 8, web development 6, code 3',
    groups: 'Python, Web, Data, Games',
    icon: 'code',
    fields: `
      Topic | choice | Python | Python, Web, Data, Games
      Level | choice | Beginner | Beginner, Some, Advanced
      Where | choice | Online | Online, In person
      What for | long | A loop that never ends and my own project`,
    without: 'Subject',
    samples: `
      avatar | title | subtitle | value | rating | badge
      Kim Osei | Kim Osei | Python, first steps | € 29 | 4.9 | Today
      Noor Rahman | Noor Rahman | Data and statistics | € 38 | 4.8 | Online
      Mateo Silva | Mateo Silva | Web pages, from zero | € 32 | 4.7 | Online
      Iris Chen | Iris Chen | Games with children | € 26 | 5.0 | Nearby
      Elias Lund | Elias Lund | Code review, interviews | € 54 | 4.9 | New`,
    about: 'You type, they ask. Every hour ends with something that runs, and one small task.',
    facts: `
      4.9 | Rating
      212 | Lessons
      € 29 | An hour`,
    hero: 'Thursday, 17:00 | Python with Kim | Online, your own project | Open lesson',
    tip: 'Project is half done | Two more hours would finish it',
    price: '€ 29 | an hour',
  },
  {
    signs:
      'sports coach 7, tennis 5, swimming 5, dance 4, chess 5, personal trainer 7, yoga 4, boxing 5, golf lesson 7, riding lesson 7, surf lesson 7',
    also: 'coach, trainer',
    one: 'Coach',
    many: 'Coaches',
    icon: 'trophy',
    groups: 'Today, Nearby, Beginners',
    fields: `
      Level | choice | Beginner | Beginner, Middle, Advanced
      Date | date | Thu 26 Nov
      Time | time | 17:00
      Where | choice | Club | Club, Outside, Online
      What for | long | My backhand, and not being out of breath`,
    without: 'Subject',
    samples: `
      avatar | title | subtitle | value | rating | badge
      Mateo Silva | Mateo Silva | Beginners and those who return | € 38 | 4.9 | Today
      Ana Petrova | Ana Petrova | Technique, filmed and explained | € 44 | 4.9 | Nearby
      Omar Haddad | Omar Haddad | Children from six years | € 30 | 4.8 | Today
      Hana Sato | Hana Sato | Before matches and exams | € 48 | 5.0 | New
      Jonas Weber | Jonas Weber | In pairs, half the price | € 24 | 4.7 | Weekend`,
    about: 'Warms up with you, shows it twice and lets you do it twenty times. Films the last five.',
    facts: `
      4.9 | Rating
      212 | Lessons
      € 38 | An hour`,
    hero: 'Thursday, 17:00 | Training with Mateo | Technique first, then play | Open lesson',
    tip: 'Third lesson this month | Ten lessons are cheaper than eight',
    add: 'Add coach',
    use: 'Book lesson',
    price: '€ 38 | an hour',
  },
  {
    signs: 'drawing 4, painting 4, art teacher 7, photography lesson 7, pottery 4, cooking lesson 6',
    also: 'teacher',
    one: 'Teacher',
    many: 'Teachers',
    icon: 'palette',
    groups: 'Drawing, Painting, Clay',
    without: 'Subject, Level',
    fields: `
      Technique | choice | Drawing | Drawing, Watercolour, Oil, Clay
      Where | choice | Studio | Studio, Outside, Online
      What for | long | Hands and faces`,
    samples: `
      avatar | title | subtitle | value | rating | badge
      Iris Chen | Iris Chen | Drawing, faces and hands | € 28 | 4.9 | Today
      Mateo Silva | Mateo Silva | Watercolour outside | € 32 | 4.8 | Saturday
      Hana Sato | Hana Sato | Clay, own kiln | € 36 | 5.0 | Nearby
      Clara Vogt | Clara Vogt | Oil, from the first layer | € 34 | 4.7 | New
      Omar Haddad | Omar Haddad | Photography, light first | € 38 | 4.8 | Online`,
    about: 'Looks with you for a long while before anybody draws. Paper and colours are there.',
    facts: `
      4.9 | Rating
      212 | Lessons
      € 28 | An hour`,
    hero: 'Thursday, 17:00 | Drawing with Iris | Hands, from life | Open lesson',
    tip: 'Bring three of your drawings | To see what helps most',
    add: 'Add teacher',
    use: 'Book lesson',
    price: '€ 28 | an hour',
  },
])
