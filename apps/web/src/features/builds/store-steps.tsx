import type { BuildPlatform } from '@kwiq/contracts'
import { Remark } from './remark.tsx'
import { texts } from './texts.ts'
import { useExportCheck } from './use-builds.ts'

/** From a file to people's phones. */
export function StoreSteps({ projectId }: { projectId: string }) {
  const { data } = useExportCheck(projectId)
  const hasBundle = data?.platforms.some(({ files }) => files.includes('app.aab')) ?? false
  return (
    <div className="stores">
      <Store platform="android" hasBundle={hasBundle} />
      <Store platform="ios" hasBundle={false} />
    </div>
  )
}

function Store({ platform, hasBundle }: { platform: BuildPlatform; hasBundle: boolean }) {
  const { title, steps, tryTitle, trySteps, note } = texts.store[platform]
  return (
    <section className="next">
      <h3>
        {texts.platformNames[platform]}: {tryTitle}
      </h3>
      <Steps of={trySteps} />
      <h3>{title}</h3>
      <Steps of={steps(hasBundle)} />
      <Remark text={note} />
    </section>
  )
}

function Steps({ of }: { of: readonly string[] }) {
  return (
    <ol>
      {of.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
