import { defineFeature } from '../feature.ts'

export const planning = defineFeature({
  id: 'planning',
  words:
    'meal plan, meal planning, planning, planner, weekly plan, schedule, scheduling, timetable, itinerary, wochenplan, essensplan, planification, planificación',
  screen: 'week | Plan | calendar | tab',
  weight: 4,
})
