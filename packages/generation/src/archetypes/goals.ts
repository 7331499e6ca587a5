import { defineArchetype } from '../archetype.ts'

export const goals = defineArchetype({
  id: 'goals',
  words: 'goal 7, life goal 8, milestone 5, resolution 5, achieve 3, set goals 20, goals and track 18',
  examples: `
    Write a book, run a marathon, learn to sail: cut each into steps and say by when
    Break my big dream of opening a bakery into steps with dates and see how far I have come
    Where do I want to be in five years? Vision, yearly aims, quarterly targets and a weekly review
    New Year's intentions that do not die in February, each with a why, a deadline and a percentage
    Ambitions for work, family and body side by side, with the next small step for each
    Objectives and key results just for myself, scored at the end of each quarter
    My husband and I set three goals for each year, talk about them every quarter and celebrate each one reached
    Save the steps toward writing my first novel, with milestones like outline, draft, editor, and how near I am
    Want an app where I set a target, say 12 countries or 40 concerts, and watch the bar fill up
    Long-term goals for teenagers: choose one, cut it into stages, get cheered when a stage is finished
    Turning thirty next year, thirty dares to myself before that, share progress with three friends
    Helps you achieve what you set out to do: target date, why it matters, obstacles, weekly plan, trophies for what is accomplished`,
  presets: 'natural, bold',
  icon: 'target',
  names: 'Long View, Waymark, Someday',
  entity: 'goal',
  home: 'focus',
  screens: `
    home | Goals | target
    week | Plan | calendar | goal-step
    stats | Progress | trend
    detail | Goal
    form | New goal
    form | Plan a step | | goal-step
    history? | Achieved | trophy
    profile | Me | user`,
})
