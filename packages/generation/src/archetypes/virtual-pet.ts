import { defineArchetype } from '../archetype.ts'

export const virtualPet = defineArchetype({
  id: 'virtual-pet',
  words:
    'virtual pet 26, virtual fish tank 32, virtual aquarium 32, virtual fish 28, digital pet 24, tamagotchi 26, pet game 18, pet simulator 20, pocket pet 18, feed the pet 10, feed your pet 10, pet gets hungry 18, hungry 4, bored 3, creature to care for 10',
  examples: `
    A virtual pet that gets hungry, tired and bored, and one feeds it and plays with it
    Tamagotchi for the phone: feed, wash, play, put to bed, it grows with good care
    Raise a digital creature from an egg and keep it happy
    My kids want a pet game in which a fox sleeps at night and wants berries in the morning
    Pocket monster to look after, hunger, energy and mood bars fall over time
    Take care of a little dragon with food, baths and games
    A pet simulator where you choose a cat or dog and answer its needs
    The pet dies if nobody looks after it, notifications when it needs something
    Cute creature that reacts when you pet it, with hats to unlock
    Digital companion animal for people who may not keep one at home
    Egg, baby, grown: how the little monster develops depends on how often I look after it
    A hamster on my screen that wants seeds, a wheel and sleep`,
  bars: 'mood feed checkout cart slots deed quiz',
  presets: 'playful, bold',
  icon: 'heart',
  names: 'Pip, Small Paws, Berry Time',
  entity: 'pet-need',
  home: 'focus',
  screens: `
    home | Pet | heart | | Pip
    browse | Needs | list
    stats | Growth | trend
    history | Diary | book
    detail | Care
    form | New pet
    notifications? | Reminders
    leaderboard? | Ranking | trophy
    settings | Settings | settings`,
})
