import { defineArchetype } from '../archetype.ts'

export const turns = defineArchetype({
  id: 'turns',
  words:
    'whose turn 24, take turns 14, turn tracker 16, turns 6, next turn 14, whose go 14, rotation of 6, fair turns 14, who is next 12, cleaning rota 18, cleaning team 12, rota for 10, duty rota 12, pick-up rota 24, pickup rota 24, walking bus 20, school run rota 24',
  examples: `
    Whose turn is it to do the dishes tonight? It goes round among the three of us
    Who is next, and which one's go is it to drive, to buy coffee, to pick the film
    Kids quarrel about the front seat: show whose turn it is today and who is next
    Rotation of kitchen duty on our floor, one week each, then the next in the order
    Cake on Fridays goes round the office, everybody's turn comes once, then again from the first
    Fair order for walking the dog between brothers and sisters, whose go it is today
    Next one to choose the bedtime story, and whose turn it was yesterday
    Twins take it in turn to press the lift button, fair order, settle it once and for all
    On-call week rotates from one colleague to the next, swap turns if someone is away
    Roster wheel for bringing snacks, hosting, cleaning the board, one after the other or by chance
    Plan of who has to shovel this week in our street
    Neighbours clear the snow in turns: who is on tonight, ticked when it is done
    Seven families walk the children home from school in turns, who goes today, swap a day
    Pick-up rota of a few parents: whose day it is, who is ill, somebody else takes over
    Game group: who deals, who begins, whose go it is, who is next at the table
    Paid the last round, washed up last, drove last: who goes next among the four of us`,
  presets: 'playful, warm',
  icon: 'repeat',
  names: 'Your Go, Next Please, Fair and Square',
  entity: 'turn',
  home: 'focus',
  screens: `
    home | Next | home
    browse | Turns | repeat
    people | Who | users
    history | History | clock
    detail | Turn
    form | Add turn
    settings? | Settings | settings`,
})
