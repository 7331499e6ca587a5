import { defineArchetype } from '../archetype.ts'

export const generator = defineArchetype({
  id: 'generator',
  words:
    'make passwords 30, create passwords 26, random passwords 26, password maker 34, random user list 30, random users 28, random people 22, made-up people 26, fake users 28, fake data 24, mock data 22, love calculator 34, love meter 34, love test 30, love match 26, pick a restaurant 22, spin a wheel 22, simple lottery 32, lottery draw 32, lottery simulator 34, lotto 22, lottery app 24, lottery game 26, lucky numbers 22, number facts 34, facts about numbers 36, number fact 32, random fact 30, random facts 30, useless facts 30, fun facts 22, cat facts 26, name generator 18, random name 14, random number 14, number generator 16, lorem ipsum 18, username generator 18, quote generator 7, idea generator 14, random generator 16, generator app 14, excuse generator 16, dice roller 30, dice rolling 26, roll dice 14, throw dice 26, throwing dice 26, dice throwing 26, virtual dice 28, dice 6, coin flip 14, flip a coin 14, decision maker 14, spin the wheel 14, picker wheel 14, text generator 14, prompt generator 14, qr code generator 18, barcode generator 16, story generator 10, random meal 20, meal generator 20, picks dinner 18, what should i eat 18, what should we eat 26, what to eat tonight 26, dinner picker 24, lunch picker 24, decide for me 16, decision wheel 18, random picker 18, prompts generator 16, wish generator 18, wishes generator 20, compliment generator 18, fortune cookie 30, fortune cookies 30, magic 8 ball 30, name picker 16, lottery numbers 16, random 4, generator 7, joke generator 16, friendship questions 24, conversation starters 24, questions to ask 20, deep questions 20, conversation cards 22, lie detector 24, ghost detector 24, prank 12, excuse 9, random cuisine 26, where to eat 20, restaurant roulette 28, pick a restaurant 22, split into teams 26, random teams 28, team generator 26, random groups 24',
  examples: `
    A hat full of paper slips on my phone: type in the classmates, shake, and it pulls one out at random
    Can't agree where to have dinner, so let a spinning wheel choose one of our usual places for us
    Fantasy character names for my novel, by culture and gender, with a favourites page for the good ones
    Heads or tails, a six-sided die, a number between one and a hundred, all with one tap
    Nobody finds the dice again: throw two to six of them on the phone, any number of sides, hold some, add them up
    Silly excuses for being late: pick who it is for and how dramatic, get one, copy it to the chat
    Tap for a new writing prompt each morning, keep the ones I like, never see the same one twice
    Icebreaker cards for a team evening: one question at a time, swipe for the next, choose funny or deep
    For indecisive people: put in your options, how many to draw, no repeats, and it decides
    Writing or drawing prompts by genre and length, another one with a tap, keep and share the good ones
    Username generator that mixes my first name, a hobby and a lucky number and tells me whether the result is short enough
    I draw every day and need a machine that throws together an animal, a job and a place as a sketch idea
    Kind wishes for every occasion written for me: choose retirement, wedding or newborn, the tone and the length, then share`,
  presets: 'playful, clean',
  icon: 'spark',
  names: 'One More, Shuffle, By Chance',
  entity: 'generated',
  screens: `
    generator | Generate | spark
    history | History | clock
    saved | Saved | heart
    detail | Result
    settings | Settings | settings`,
})
