import { defineArchetype } from '../archetype.ts'

export const guestFeedbackApp = defineArchetype({
  id: 'guest-feedback',
  words:
    'feedback app 20, guest feedback 20, customer feedback 20, feedback from guests 18, feedback from customers 18, rate the service 14, rate food 10, customer satisfaction 18, feedback form 8, leave feedback 8, collect feedback 14, feedback 4, ambience 4',
  examples: `
    Guests rate food, service and ambience and leave a comment after their visit
    Customer feedback for a shop, stars and a sentence, the owner sees the average per week
    Collect feedback from patients after each appointment and see how it develops
    Ask customers how happy they were and answer those who were not
    Satisfaction with our hotel: room, breakfast, staff, with a comment
    Feedback at the exit with smileys, evaluated by hour and day
    Diners tell us what was good, the kitchen reads it every evening
    Rate the course and the teacher after each class, results only for the school
    Reviews from our own customers with answers by the team
    Net promoter score with comments for a small gym
    Tablet at the counter asks for stars and one sentence, results by day
    What diners liked and what not, as a weekly average with comments`,
  bars: 'checkout cart slots',
  presets: 'clean, warm',
  icon: 'star',
  names: 'How Was It, Two Lines, Good to Hear',
  entity: 'guest-feedback',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Reviews | star
    form | Leave feedback
    stats | Average | chart
    detail | Review
    confirmed | Thank you
    settings | Settings | settings`,
})
