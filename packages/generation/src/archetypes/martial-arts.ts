import { defineArchetype } from '../archetype.ts'

/** A club where one learns by belts: techniques of each grade, gradings, who came. */
export const martialArts = defineArchetype({
  id: 'martial-arts',
  words:
    'martial arts 16, judo 12, karate 12, taekwondo 12, jiu jitsu 12, jiu-jitsu 12, bjj 30, aikido 12, kung fu 12, krav maga 12, capoeira 22, dojo 30, dojang 30, gradings 26, grading syllabus 40, belt exam 40, belt test 40, black belt 26, kata 20, sensei 26, fencing club 20',
  examples: `
    White to black: which throws and holds one must show for each belt, with films
    Children of the dojo: next exam, what they can do already, stripes
    Members scan in at the mat, hours since the last grade, ready for the next or not
    Trainer ticks off techniques per person, sees who may be graded in June
    Kata by name, steps, counting and a film from two sides
    Licence and yearly stamp run out, passport photo, insurance
    Timetable of the hall: kids, beginners, sparring, open mat
    Our jiu-jitsu gym: positions and escapes, my rolls, injuries, weight before a tournament
    Karate school, two halls, belts in colours, attendance, exam fees paid
    Tournament entries by weight class and grade, results of our people
    Words of the mat in Japanese or Korean with sound
    Family membership, contract, pause, price by group`,
  unless: /\b(?:games?|encyclop\w+|movies?|self-defence (?:alarm|sos)|roll call)\b/i,
  bars: 'cart leaderboard',
  presets: 'bold, clean',
  icon: 'shield',
  names: 'Next Stripe, Bow In, Two Throws',
  entity: 'mat-technique',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Home | home
    browse | Techniques | play | | | | Techniques, technique, techniques for each belt, moves, throws, kata, holds, syllabus
    browse! | Belts | shield | belt-grade | | | Belts, belt, grades, syllabus, ranks, stripes
    week | Timetable | calendar | mat-class | | | timetable, classes, class schedule, training, training times, trainings
    browse! | Gradings | flag | belt-exam | | | Gradings, grading, belt exams, belt exam, belt tests, exams, tests
    checklist! | Attendance | check | mat-presence | | | Attendance, attendance, who came, check in, present
    people | Members | users | mat-member | | | Members, students, pupils, kids, children, licences, licence, licenses
    detail | Technique
    form | Add technique
    checkout? | Pay fee
    stats? | Progress | chart
    notifications? | News | bell
    profile | Me | user`,
})
