import { defineArchetype } from '../archetype.ts'

export const todo = defineArchetype({
  id: 'todo',
  words:
    'to-do 7, todo 7, task manager 14, task list 9, task planner 14, task 5, checklist 5, reminder list 4, get things done 6, productivity 2, aufgabe 6, tarea 6, tâche 6, errand 4, day planner 16, daily planner 16, adhd planner 18, reminder app 22, reminders app 22, my reminders 18, set reminders 12, reminders for everything 16, tick off 10, need a list 10, keep forgetting 12, forget stuff 14, dont forget 14, do not forget things 14, location reminders 22, reminders with date 20, todo list with 16',
  examples: `
    What I have to do today, tick it off, done
    Tasks with due date, priority, a note and subtasks, tick when done
    Plan my day in the morning: three important tasks, then the small to-dos, tick them off
    Errands to run: post office, pharmacy, pick up shoes, call the bank
    My head is full. Quick capture of tasks, sort later, remind me when due
    Lists of tasks for work, home and garden, drag to reorder, repeat each Monday, done ones below
    A minimal planner for people with ADHD, one thing at a time
    Things to get done this week, overdue in red, finished ones fade
    Jot down a task with a reminder and postpone it to tomorrow with a swipe
    Inbox, today, someday: organise all the tasks and errands on my plate
    To-dos for me and my assistant, tasks assigned, due, in progress, done
    Show only the next task to do, hide the rest, celebrate when today is done`,
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
