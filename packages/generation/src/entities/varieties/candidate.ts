import { candidate } from '../candidate.ts'
import { defineVarieties } from './variety.ts'

/** For what they stand; without these words it is a town that elects. */
export const candidateVarieties = defineVarieties(candidate, [
  {
    signs:
      'student council 9, student election 9, student elections 9, student body 9, class representative 9, class speaker 9, class president 9, head of school 8, students 5, pupils 5, school 5, university 5, campus 5',
    groups: 'President, Vice president, Class speaker',
    without: 'Party',
    fields: `
      Name | text | Ruth Adeyemi
      Class | text | 11 b
      Office | choice | President | President, Vice president, Class speaker
      Photo | photo | person
      Programme | long | A quiet room at noon, and bikes under a roof`,
    samples: `
      avatar | icon | title | subtitle | badge | tone
      Ruth | user | Ruth Adeyemi | 11 b, a quiet room at noon | President | success
      Elias | user | Elias Lund | 12 a, later first lesson | President | warning
      Sofia | user | Sofia Almeida | 11 c, warm food in winter | President | danger
      Omar | user | Omar Haddad | 10 a, bikes under a roof | Vice president | neutral
      Hana | user | Hana Sato | 10 d, films on Fridays | Vice president | success
      Tomas | user | Tomás Rey | 9 b, less homework before holidays | Class speaker | warning`,
    about: 'Two years class speaker, plays the cello. A quiet room at noon, and bikes under a roof.',
    facts: '11 b | Class\n2 | Years class speaker\n14 | Supporters',
    figures: '6 | Candidates\n3 | Offices\n61 % | Have voted',
    hero: 'Open until Friday | Who is to be president? | Three candidates, one vote each | Vote now',
    tip: 'Voting closes on Friday at 13:00 | 61 % have voted so far',
  },
  {
    signs:
      'club 5, our club 6, association 6, society 6, board members 7, chair 5, chairperson 7, treasurer 7, committee 4, works council 8, union 6, homeowners 7',
    groups: 'Chair, Treasurer, Board',
    without: 'Party',
    fields: `
      Name | text | Ruth Adeyemi
      Member since | number | 2017
      Office | choice | Chair | Chair, Treasurer, Board
      Photo | photo | person
      Programme | long | A new roof first, then the festival`,
    samples: `
      avatar | icon | title | subtitle | badge | tone
      Ruth | user | Ruth Adeyemi | Member since 2017 | Chair | success
      Elias | user | Elias Lund | Member since 2011 | Chair | warning
      Sofia | user | Sofia Almeida | Does the books at work | Treasurer | success
      Omar | user | Omar Haddad | Looks after the young ones | Board | neutral
      Hana | user | Hana Sato | Writes the letters | Board | success
      Tomas | user | Tomás Rey | Built the website | Board | neutral`,
    about: 'In the club for nine years. A new roof first, then the festival, and the books open to all.',
    facts: '9 | Years a member\n3 | On the board\n24 | Supporters',
    figures: '8 | Candidates\n3 | Offices\n61 % | Have voted',
    hero: 'Open until Sunday | Who is to be chair? | Two candidates, one vote for each member | Vote now',
  },
])
