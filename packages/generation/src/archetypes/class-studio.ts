import { defineArchetype } from '../archetype.ts'

export const classStudio = defineArchetype({
  id: 'class-studio',
  words:
    'ballet school 22, ballet academy 20, ballet classes 18, dance academy 18, gym membership 14, class booking 16, gym classes 16, gym app 12, gym management 16, yoga classes 14, pilates classes 14, dance classes 14, yoga studio 14, pilates studio 14, dance studio 14, dance school 12, class schedule 9, fitness classes 12, book classes 12, group classes 10, gym class 10, class pass 9, martial arts 8, pottery studio 18, pottery classes 20, ceramics studio 16, evening classes 12, art classes 16, cooking classes 16, painting classes 16, drawing classes 14, climbing gym app 16, climbing gym 10, climbing hall 16, our climbing 14, dog school 18, puppy school 16, puppy class 14, riding school app 14, riding stable 12, book riding lessons 20, riding lessons 8, spot 2, waitlist 3, fitness club 20, gym book classes 20, members of my gym 22, my gym book 12',
  examples: `
    Members of our gym book classes, see the trainers and how many places are left
    Yoga on Tuesday, eight mats left, join or go on the waiting list for the class
    Timetable of our dance classes with teacher, level and room
    Ten entry pass for pilates, see what is left and cancel until noon, class schedule of the studio
    Pottery evenings at the wheel, book a place, bring an apron, class at our studio
    Dance school: which course in which room, parents enrol their kids in ballet or street dance
    Dance school: students see the timetable, sign up for trial lessons and watch videos of the choreographies
    Salsa for beginners, partner needed, term of eight weeks, dance class with a teacher
    Karate and judo groups by age and belt, come to a trial, class timetable by teacher
    Spinning, zumba and body pump at our gym, reserve a bike, fitness classes
    Cook together on Fridays: Thai menu, twelve places, price, cooking class with places left
    Life drawing sessions with model, sign up and pay on the day, art class in the studio
    Members of an aerial hoop space pick their hours a week ahead, classes at the studio
    Baby swimming courses, who teaches, which pool, vacancies per class, sign up
    Substitute teacher tonight, tell everyone who signed up for the barre class at the studio
    Members of our bouldering hall check in with a code, book a slot and buy ten-visit cards
    Gym app: membership, timetable of classes, book a place and check in at the door
    Climbing gym: today's new routes, courses, punch card, how full it is`,
  presets: 'calm, natural',
  icon: 'yoga',
  names: 'Upper Room, Places Free, Long Breath (yoga pilates), Barefoot (yoga pilates dance)',
  entity: 'gym-class',
  home: 'focus shelf',
  screens: `
    home | Today | home
    week | Schedule | calendar
    people | Teachers | users
    slots | Book
    confirmed | Booked | | | See you there
    detail | Class
    profile | Me | user`,
})
