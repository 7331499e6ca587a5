import { handedIn } from '../handed-in.ts'
import { defineVarieties } from './variety.ts'

/** What those who learn hand in; without these words it is the report of an experiment. */
export const handedInVarieties = defineVarieties(handedIn, [
  {
    signs:
      'nail art 9, nail 7, nails 7, makeup 8, make-up 8, hairdressing 9, hair students 9, lash 7, lashes 7, brow 6, beauty school 9, cosmetology 9, tattoo apprentices 9, practice hands 9',
    one: 'Piece',
    many: 'Practice pieces',
    fields: `
      Title | text | French tips, left hand
      By | person | Noor Rahman
      Handed in | date | Wed 18 Nov
      Photos | photo | nail art
      Points | slider | 84
      Comment | long | Even line on four of five. File the edge before the top coat`,
    without: 'Text, Mark',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Noor Rahman | French tips, left hand | Noor, three photos | Wed 18 Nov | To rate | warning
      Emil Lund | French tips, both hands | Emil, two photos | Wed 18 Nov | 92 points | success
      Ida Brandt | Marble with two colours | Ida, four photos | Tue 17 Nov | 78 points | success
      Jonas Weber | Marble with two colours | Jonas, due since Monday | Mon 16 Nov | Missing | danger
      Sofia Almeida | Gradient, coral to white | Sofia, one photo | Thu 12 Nov | To rate | warning
      Mateo Silva | Gradient, blue to silver | Mateo, three photos | Thu 12 Nov | 88 points | success`,
    about:
      'Even smile lines on four of five fingers. The edge of the thumb lifts; filed before the top coat it would hold.',
    facts: 'Wed | Handed in\n3 | Photos\n84 | Points',
    figures: '14 of 20 | Handed in\n6 | To rate\n84 | Average',
    hero: 'To rate | French tips, left hand | Noor handed in three photos | Give points',
    use: 'Give points and comment',
  },
  {
    signs:
      'drawing 7, drawings 7, drawing class 9, painting 7, painting class 9, art class 9, art students 9, art school 8, calligraphy 9, photography 8, photography class 9, sculpture 8, pottery class 8, ceramics 7, sewing class 8, design students 8, sketchbook 7',
    one: 'Work',
    many: 'Works',
    fields: `
      Title | text | Still life with pears
      By | person | Noor Rahman
      Handed in | date | Wed 18 Nov
      Photos | photo | art
      Points | slider | 84
      Comment | long | Fine shadows. The table could be darker`,
    without: 'Text, Mark',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Noor Rahman | Still life with pears | Noor, two photos | Wed 18 Nov | To mark | warning
      Emil Lund | Still life with pears | Emil, one photo | Wed 18 Nov | 92 points | success
      Ida Brandt | My street at night | Ida, three photos | Tue 17 Nov | 78 points | success
      Jonas Weber | My street at night | Jonas, due since Monday | Mon 16 Nov | Missing | danger
      Sofia Almeida | Hands, five studies | Sofia, five photos | Thu 12 Nov | To mark | warning
      Mateo Silva | Hands, five studies | Mateo, five photos | Thu 12 Nov | 88 points | success`,
    about:
      'The pears sit well and the shadows are fine. The table could be darker, so that they come forward.',
    facts: 'Wed | Handed in\n2 | Photos\n84 | Points',
    figures: '14 of 20 | Handed in\n6 | To mark\n84 | Average',
    hero: 'To mark | Still life with pears | Noor handed in two photos | Mark it',
  },
])
