import { courseLevel } from '../course-level.ts'
import { schoolCourse } from '../school-course.ts'
import { defineVarieties } from './variety.ts'

const swim = 'swim 7, swimming 7, strokes 4, pool 3, seahorse 6, water safety 5'
const fight =
  'karate 8, judo 8, taekwondo 8, martial arts 8, belt 5, belts 5, dojo 7, jiu jitsu 8, kung fu 8, boxing 5'
const ski = 'ski 7, skiing 7, snowboard 7, snowplough 7'
const music =
  'music school 8, piano 5, guitar 5, violin 5, instruments 4, recital 6, drums 5, singing 4, music 3'
const horse = 'riding 6, horse 5, horses 5, pony 6, ponies 6'
const water = 'sailing 7, surf 7, surfing 7, wetsuit 6, regatta 5, dinghy 6'

/** What a school teaches; without these words courses are called by their level alone. */
export const schoolCourseVarieties = [
  ...defineVarieties(schoolCourse, [
    {
      signs: swim,
      icon: 'wave',
      groups: 'Toddlers, Children, Adults',
      samples: `
        icon | title | subtitle | value | badge | tone
        wave | Seahorse, from five | Tue 16:00, eight times, Hana | € 96 | 3 places | success
        heart | Water babies | Sat 9:30, with a parent | € 84 | 2 places | warning
        star | Bronze | Thu 16:00, eight times, Omar | € 96 | Full | danger
        trophy | Silver and dive | Wed 17:00, ten times | € 112 | 5 places | success
        user | Adults, first strokes | Mon 19:30, six times | € 108 | 4 places | success
        sun | Holiday course | Mon to Fri, 9:00 | € 98 | 6 places | success`,
      about:
        'Eight times forty-five minutes in the warm pool, six children and one teacher in the water with them.',
      hero: 'Starts on Tuesday, 16:00 | Seahorse, from five | Three places left, eight lessons with Hana | Book a place',
    },
    {
      signs: fight,
      icon: 'shield',
      groups: 'Children, White to green, Brown and black',
      samples: `
        icon | title | subtitle | value | badge | tone
        star | Little tigers, 5 to 7 | Tue 16:00, playful first falls | € 32 | 3 places | success
        users | Children, white and yellow | Thu 17:00 with Hana | € 36 | Open | success
        shield | Youth, up to green | Mon 18:00 with Omar | € 36 | 5 places | success
        trophy | Brown and black | Wed 20:00, exam training | € 42 | Open | primary
        user | Adults, beginners | Fri 19:00, try it twice | Free | 8 places | success`,
      about:
        'Falls, stances and the first form. Children train barefoot, a suit can be lent for the first month.',
      facts: '60 min | Length\n3 | Places left\n€ 32 | A month',
      hero: 'Today, 18:00 | Youth, up to green | Second form and falls, with Omar | I am coming',
      tip: 'Exam on 12 December | Eleven are going for the next belt',
      price: '€ 32 | a month',
    },
    {
      signs: ski,
      icon: 'mountain',
      groups: 'Children, Beginners, Parallel',
      samples: `
        icon | title | subtitle | value | badge | tone
        mountain | Snowplough | Daily 10:00, meet at the blue flag | € 74 | 3 places | warning
        star | Snow garden, from four | Daily 10:00, magic carpet | € 68 | 4 places | success
        mountain | First parallel turns | Daily 13:00, blue slopes | € 74 | Full | danger
        trophy | Red and black | Daily 9:30, with Omar | € 82 | 5 places | success
        user | Private hour | One or two people | € 72 | Free | neutral`,
      about:
        'Three hours a day in a group of eight, lift and hot chocolate included. Race and medals on Friday.',
      hero: 'Tomorrow, 10:00 | Snowplough | Meet at the blue flag, helmets on | Book a place',
      tip: 'Race on Friday at 11:00 | Parents stand at the lower net',
      facts: '3 h | A day\n3 | Places left\n€ 74 | A day’s price',
      price: '€ 74 | a day',
    },
    {
      signs: music,
      icon: 'music',
      groups: 'Keys, Strings, Wind, Voice',
      samples: `
        icon | title | subtitle | value | badge | tone
        music | Piano, single lessons | 30 min a week, with Iris | € 78 | 2 places | warning
        guitar | Guitar for three | Tue 16:30, with Mateo | € 48 | 1 place | warning
        music | Violin, from six | 30 min a week, with Hana | € 78 | 4 places | success
        mic | Children’s choir | Thu 16:00, all ages | € 18 | Open | success
        bell | Drums | 30 min a week, cellar room | € 78 | Full | danger
        star | Try four instruments | Sat 10:00, four weeks | € 40 | 6 places | success`,
      about: 'Thirty minutes a week, holidays excepted. Instruments can be hired for twelve euros a month.',
      facts: '30 min | A week\n2 | Places left\n€ 78 | A month',
      hero: 'Recital on 12 June | Piano, single lessons | Two places left with Iris | Book a trial lesson',
      tip: 'Term two starts in January | Notice until 30 November',
      price: '€ 78 | a month',
    },
    {
      signs: horse,
      icon: 'heart',
      groups: 'Ponies, Beginners, Jumping',
      samples: `
        icon | title | subtitle | value | badge | tone
        heart | Pony hour, from five | Sat 10:00, led by hand | € 22 | 3 places | success
        star | Lunge, first seat | 30 min, one rider | € 28 | 2 places | warning
        users | Group, walk to canter | Wed 17:00, six riders | € 26 | 4 places | success
        trophy | Small jumps | Fri 17:30, with Ana | € 32 | Full | danger
        tree | Ride out, two hours | Sun 9:00, experienced | € 44 | 5 places | success`,
      about:
        'Groom and saddle first, then forty-five minutes in the hall. Helmets are here, boots are yours.',
      hero: 'Saturday, 10:00 | Pony hour, from five | Three places left, helmets are here | Book a place',
      facts: '45 min | In the saddle\n3 | Places left\n€ 22 | An hour',
      price: '€ 22 | an hour',
    },
    {
      signs: water,
      icon: 'wave',
      groups: 'First days, Week, Licence',
      samples: `
        icon | title | subtitle | value | badge | tone
        wave | First day on the water | Sat 10:00, all gear | € 68 | 3 places | success
        sun | Beginners’ week | Mon to Fri, mornings | € 290 | 2 places | warning
        star | Better every wave | Three afternoons with Ana | € 180 | 4 places | success
        file | Licence course | Tue 19:00, theory and exam | € 340 | Full | danger
        users | Children, from eight | Wed 15:00 | € 120 | 6 places | success`,
      about:
        'Three hours with everything one needs, wetsuits from XS on. Wind decides whether it is morning or afternoon.',
      hero: 'Saturday, 10:00 | First day on the water | Three places left, light wind | Book a place',
      facts: '3 h | On the water\n3 | Places left\n€ 68 | A day',
      price: '€ 68 | a day',
    },
  ]),
  ...defineVarieties(courseLevel, [
    {
      signs: swim,
      samples: `
        icon | title | subtitle | progress | badge | tone
        check | Seahorse | 25 m, ring from shoulder depth | 100 | Reached | success
        star | Bronze | 200 m, jump, dive 2 m: 4 of 6 | 66 | Now | primary
        star | Silver | 400 m, 10 m under water | 0 | Next | neutral
        trophy | Gold | 600 m in 24 minutes, rescue | 0 | Later | neutral`,
      about: 'Four of six are done. Still open: two metres deep for the ring, and the jump from one metre.',
      hero: 'Bronze | Four of six are done | Exam on Saturday, 12 December | Show exercises',
    },
    {
      signs: fight,
      one: 'Belt',
      many: 'Belts',
      samples: `
        icon | title | subtitle | progress | badge | tone
        check | White | Falls, stance, greeting | 100 | Reached | success
        star | Yellow | Two forms, six throws: 4 of 6 | 66 | Now | primary
        star | Orange | Free fight, three rounds | 0 | Next | neutral
        star | Green | Combinations, self-defence | 0 | Later | neutral
        trophy | Brown and black | Teaching, own form | 0 | Later | neutral`,
      about: 'Four of six techniques are sure. Still open: the second form and the hip throw to the left.',
      hero: 'Yellow | Four of six techniques | Exam on Saturday, 12 December | Show techniques',
    },
    {
      signs: ski,
      samples: `
        icon | title | subtitle | progress | badge | tone
        check | Snow garden | Slide and stop | 100 | Reached | success
        star | Snowplough | Turns both ways, T-bar: 4 of 6 | 66 | Now | primary
        star | Parallel | Blue slopes without a plough | 0 | Next | neutral
        trophy | Red | Short turns, all snow | 0 | Later | neutral`,
      about: 'Turns both ways are sure. Still open: the T-bar alone and one whole blue slope.',
      hero: 'Snowplough | Four of six are done | Race and medals on Friday | Show exercises',
    },
  ]),
]
