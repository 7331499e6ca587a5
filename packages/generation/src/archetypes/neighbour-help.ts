import { defineArchetype } from '../archetype.ts'

export const neighbourHelp = defineArchetype({
  id: 'neighbour-help',
  words:
    'refugee help 44, help for refugees 44, refugee aid 44, offer skills 18, offer an hour 18, skills for an hour 26, neighbourhood help 26, neighborhood help 26, neighbourly help 26, neighborly help 26, help scheme 20, neighbours help 16, neighbors help 16, ask neighbours for help 26, ask for help with 12, help requests 12, good neighbour 14, errands for 10',
  examples: `
    People offer a skill or an hour of their time to a good cause: mend, teach, drive, cook
    Someone in the street has an egg, a ladder or half an hour to help: ask, and a neighbour nearby answers
    Ask the neighbours for a cup of sugar, a drill or a hand with the shopping
    Old people ask for help with shopping, the garden or a lift to the doctor, somebody near takes it
    Neighbours help each other: carry a sofa, walk to the pharmacy, change a bulb
    Neighbourhood help for seniors, requests with day and place, helpers accept and do them
    I broke my leg and ask people in my street to fetch groceries
    Helping hands in our village: who needs something, who has time, what was done
    Errands for the elderly: post office, chemist, bread, taken by whoever lives close
    Good neighbour scheme with requests, helpers who are checked, and visits for company
    Lonely pensioner would like company on Sundays, somebody from the same block says yes
    Time bank of a village: an hour of help for an hour of help, open requests on a board
    Snow to clear, a lamp to hang, a dog to walk when ill: who helps whom in the quarter
    Requests of people at home, taken by volunteers nearby, marked as done
    Ask for a hand with moving a wardrobe, neighbours answer`,
  presets: 'warm, natural',
  icon: 'heart',
  names: 'Next Door, Helping Hand, Two Streets',
  entity: 'help-request',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Requests | list
    map? | Map | map
    people? | Helpers | users
    chats? | Messages | chat
    detail | Request
    form | Ask for help
    profile | Me | user`,
})
