import { defineArchetype } from '../archetype.ts'

export const todo = defineArchetype({
  id: 'todo',
  words:
    'to-do 7, todo 7, task 5, checklist 5, reminder list 4, get things done 6, productivity 2, aufgabe 6, tarea 6, tâche 6, errand 4, day planner 16, daily planner 16, adhd planner 18',
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
