import { defineArchetype } from '../archetype.ts'

export const todo = defineArchetype({
  id: 'todo',
  words:
    'to-do 7, todo 7, task 5, checklist 5, reminder list 4, get things done 6, productivity 2, aufgabe 6, tarea 6, tâche 6, errand 4, day planner 16, daily planner 16, adhd planner 18',
  examples: `
    What I have to do today, tick it off, done
    Tasks with due date, priority, a note and subtasks
    Plan my day in the morning: three important things, then the small stuff
    Errands to run: post office, pharmacy, pick up shoes, call the bank
    My head is full. Quick capture, sort later, remind me at the right time
    Lists for work, home and garden, drag to reorder, repeat each Monday
    A minimal planner for people with ADHD, one thing at a time
    Things to get done this week, overdue in red, finished ones fade
    Jot down a reminder and postpone it to tomorrow with a swipe
    Inbox, today, someday, waiting for: organise everything on my plate
    To-dos for me and my assistant, assigned, in progress, completed
    Show only what is next, hide the rest, celebrate when the list is empty`,
  presets: 'clean, calm',
  icon: 'check',
  names: 'Ticked, Short List, Daymark',
  entity: 'task',
  screens: `
    checklist | Today | check
    browse | All tasks | list
    history | Completed | clock
    detail | Task
    form | New task
    stats? | Numbers | chart
    settings | Settings | settings`,
})
