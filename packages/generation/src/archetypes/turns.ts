import { defineArchetype } from '../archetype.ts'

export const turns = defineArchetype({
  id: 'turns',
  words:
    'whose turn 24, take turns 14, turn tracker 16, turns 6, next turn 14, whose go 14, rotation of 6, fair turns 14, who is next 12',
  examples: `
    Who does the dishes tonight? It goes round among the three of us
    Whose go is it to drive, to buy coffee, to pick the film
    Kids quarrel about the front seat: show whose day it is
    Rotation of kitchen duty on our floor, one week each
    The cake on Fridays goes round the office, who is up and who comes after
    Fair order for walking the dog between brothers and sisters
    Next one to choose the bedtime story, and who chose yesterday
    Twins take it in turn to press the lift button, settle it once and for all
    On-call week passes from one colleague to the other, swap if someone is away
    Roster wheel for bringing snacks, hosting, cleaning the board, one after the other or by chance
    Game group: who deals, who begins, who is next at the table
    Which of us paid the last round, and who gets the next`,
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
