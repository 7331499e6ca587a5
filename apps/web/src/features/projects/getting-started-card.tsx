import { Button, Icon, Phone } from '@kwiq/ui'
import { BookOpen, ChevronRight, CirclePlay, GraduationCap, Sparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { StaticScreen } from '../../shared/showcase/static-screen.tsx'
import { useShowcase } from '../../shared/showcase/use-showcase.ts'
import { texts } from './texts.ts'

const guideIcons = [BookOpen, CirclePlay, GraduationCap]

/** What the dashboard offers to somebody without projects: one sentence is the start. */
export function GettingStartedCard() {
  const [prompt, setPrompt] = useState('')
  const navigate = useNavigate()
  const showcase = useShowcase()
  const generate = (event: FormEvent) => {
    event.preventDefault()
    void navigate('/builder', { state: { prompt: prompt.trim() } })
  }
  return (
    <section className="card empty">
      <div>
        <h2 className="l">{texts.empty.title}</h2>
        <p className="m t2">{texts.empty.text}</p>
        <form className="composer" onSubmit={generate}>
          <textarea
            rows={2}
            aria-label={texts.empty.label}
            placeholder={texts.empty.placeholder}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
          />
          <div className="row end">
            <Button type="submit" variant="primary" icon={Sparkles} disabled={!prompt.trim()}>
              {texts.empty.generate}
            </Button>
          </div>
        </form>
        <ul className="guides">
          {texts.empty.guides.map(({ to, title, text }, index) => (
            <li key={to}>
              <Link to={to}>
                <Icon of={guideIcons[index] ?? BookOpen} />
                <span className="grow">
                  <b className="b">{title}</b>
                  <br />
                  <span className="t2">{text}</span>
                </span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="fan canvasbg" aria-hidden="true">
        {[0, 1].map((index) => (
          <Phone key={index} screenWidth={187}>
            <StaticScreen screen={showcase?.apps.recipes.screens[index]} css={showcase?.css} />
          </Phone>
        ))}
      </div>
    </section>
  )
}
