import { defineArchetype } from '../archetype.ts'

/** What one wants to have done, seen or eaten once; what is worked on week by week are `goals`. */
export const bucketList = defineArchetype({
  id: 'bucket-list',
  words:
    'bucket list 24, things to do before 16, before i die 16, once in my life 12, dream trips 9, places to eat 9, want to try 6, wants to visit 6, scratch map 12, before i turn 12, before we turn 12, been there 6, vision board 28, dream board 26, vision boards 26',
  examples: `
    See the northern lights, swim with dolphins, sleep in a treehouse: tick each off with a photo of the day
    A hundred things my wife and I would like to experience together, planned, open and done
    Thirty dares before I turn thirty, share with friends who did some of them too
    Restaurants and cafes we still have to try, who recommended them, tick when we have been
    Countries and cities I dream of visiting, which I have been to, on a map
    Summer list for the children: build a raft, night in the garden, pick berries, stamps when done
    Places friends recommend I always forget, so save them with city and a note
    Films, books, dishes and views one ought to have seen once, with the memory behind each tick
    Things to do before I die, sorted by near, far, cheap and mad
    Sights of our own town we have never visited, mark as been, add a picture
    Retired at last: a list of wishes, who comes along, and the story of each that came true
    Couples collect ideas for date nights and trips and cross out what they did`,
  presets: 'natural, playful',
  icon: 'star',
  names: 'Someday Soon, Once at Least, Ticked Off',
  entity: 'life-wish',
  home: 'shelf focus',
  screens: `
    home | Home | home
    browse | List | star
    map? | Map | map
    stats | Numbers | chart
    history? | Done | check
    people? | Friends | users
    calendar? | Planned | calendar
    detail | Wish
    form | Add wish
    profile | Me | user`,
})
