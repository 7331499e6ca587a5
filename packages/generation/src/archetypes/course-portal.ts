import { defineArchetype } from '../archetype.ts'

/** What a school’s or university’s learning platform holds for one student; lessons of an app of its own are `learning`. */
export const coursePortal = defineArchetype({
  id: 'course-portal',
  words:
    'moodle 34, canvas lms 34, blackboard learn 30, learning management system 28, lms 22, courses deadlines 22, course files 26, lecture notes 12, download course files 34, moodle client 40, courses and assignments 26, ilias 26, stud.ip 30, google classroom 30, assignments and grades 28, learning platform of 20',
  examples: `
    My courses of this term with files, deadlines and marks from the university's platform
    What is due this week, what did I hand in, what did I get
    Download all slides of a course at once and read them offline
    Hand in an assignment as a PDF before midnight
    Messages of lecturers and new files since yesterday
    Canvas or Blackboard on the phone, faster than their own app
    Submit homework, see the feedback, resubmit until Friday
    Quizzes of a course with the time that is left
    Sync course folders to my device, only what is new
    A widget with the next deadlines of all courses
    Grades of each course with the weight of every task
    Forum of the course, announcements, who teaches it`,
  bars: 'checkout cart slots',
  presets: 'clean, calm',
  icon: 'school',
  names: 'Handed In, Term Time, Due Friday',
  entity: 'portal-course',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Courses | book
    browse | Deadlines | calendar | portal-task
    browse | Files | folder | portal-file
    browse | Grades | | course-grade
    detail | Course
    notifications? | News | bell
    settings | Settings | settings`,
})
