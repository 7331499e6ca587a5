import { defineArchetype } from '../archetype.ts'

export const instructor = defineArchetype({
  id: 'instructor',
  words:
    'instructor tracker 20, ski instructor 20, swim instructor 18, log students 18, my students 14, students and lessons 12, for instructors 16, private teachers 16, piano teacher 9, music teacher 9, guitar teacher 9, personal trainer 22, personal trainers 22, assign to a client 20, assign workouts 26, workouts to clients 26, clients tick off 16, clients and sessions 14, coaching clients 16, yoga teacher 9, dance teacher 9, lesson notes 9, for coaches 9, chess coach 30, chess teacher 30, teach chess 26, riding instructor 16, violin teacher 9, singing teacher 9, drum teacher 9, cello teacher 9, flute teacher 9, teacher sets homework 16, each pupil 10, my pupils 16, pupils and lessons 12, music lessons 10',
  examples: `
    Running coach: a weekly plan for each athlete, they log how it felt, I comment
    I train people and send each client the plan for the week, then see who did it
    Assign exercises to my clients week by week, they tick them off, I see what was done
    Music teacher: pupils see what to practise this week, log their minutes, I see who has not practised
    My students get homework after each lesson, tick it off and send me a recording
    Ski instructor: which of my students learned the snowplough, who fears the chairlift, what we do tomorrow
    My piano pupils at home: what we played last time, pieces to practise, lessons paid and cancelled
    Keep notes on each person I coach, bookings this week, package of ten used up or not
    Self-employed swim coach with forty children, levels, strokes they can do, badges, parents' phone
    Personal trainer with twenty clients: goals, programme, how the last session went, next one, money owed
    Fitness coach puts workouts together from exercises and gives each client one; they tick off sets, log their weight, chat, book the next hour
    Riding instructor writes down what each of my students did, what went well, what to work on
    Voice lessons: range, songs in progress, exercises given, recital date for each singer
    Driving from house to house as a violin teacher, I need the pupil's address, time, piece and fee
    Dance teacher for private lessons: figures each student knows, mistakes, next appointment
    Tennis coach: group and single hours, backhand progress of every player, weather cancellations
    After each lesson I type two lines and the homework, the pupil sees it too
    Golf pro gives lessons: bookings, packages of ten, drills for home, comments on a swing video for each student
    I teach chess to children one on one: rating of each, openings they learn, puzzles for home, next lesson
    Each of my students: level, what we work on, homework given, when we meet next; parents pay the lessons and read my note
    Yoga classes one to one: injuries, poses to avoid, and how many paid lessons each student has left`,
  presets: 'clean, natural',
  icon: 'users',
  names: 'Next Lesson, Outside Ski (ski skiing snowboard), Six of Ten',
  entity: 'coached-student',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Students | users
    calendar | Lessons | calendar
    stats | Numbers | chart
    detail | Student
    form | Add student
    history? | Log | clock
    checkout? | Payments
    profile? | Me | user`,
})
