import './templates.css'
import type { Template } from '@kwiq/contracts'
import { Button, buttonClass, classes, EmptyState, ErrorState, Icon, SearchInput } from '@kwiq/ui'
import { ArrowLeft, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { filterTemplates, listCategories } from './filter-templates.ts'
import { OwnTemplates } from './own-templates.tsx'
import { TemplateCard } from './template-card.tsx'
import { CloneActions, TemplateDialog } from './template-dialog.tsx'
import { TemplateGridSkeleton } from './template-grid-skeleton.tsx'
import { texts } from './texts.ts'
import { describeCloneError, useCloneTemplate, useTemplates } from './use-templates.ts'

/** The marketplace: finished apps to start from. */
export function TemplatesPage() {
  useDocumentTitle(texts.documentTitle)
  const templates = useTemplates()
  const [words, setWords] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  return (
    <main className="page templates">
      <Link className={buttonClass({ variant: 'ghost', size: 's' }, 'back')} to="/dashboard">
        <Icon of={ArrowLeft} />
        {texts.back}
      </Link>
      <div className="page-h">
        <div>
          <h1 className="l">{texts.title}</h1>
          <p>{texts.subtitle}</p>
        </div>
        <div className="row wrap">
          <OwnTemplates />
          <SearchInput
            label={texts.searchLabel}
            placeholder={texts.search}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      </div>
      {templates.isError ? (
        <ErrorState
          className="card"
          title={texts.didNotLoad}
          text={texts.didNotLoadHint}
          onRetry={() => void templates.refetch()}
        />
      ) : templates.data ? (
        <>
          <CategoryChips
            categories={listCategories(templates.data)}
            chosen={category}
            onChoose={setCategory}
          />
          <TemplateGrid
            templates={filterTemplates(templates.data, words, category)}
            isFiltered={words.trim() !== '' || category !== null}
            onClear={() => {
              setWords('')
              setCategory(null)
            }}
          />
        </>
      ) : (
        <>
          <div className="chips" />
          <TemplateGridSkeleton />
        </>
      )}
    </main>
  )
}

interface CategoryChipsProps {
  categories: readonly string[]
  chosen: string | null
  onChoose: (category: string | null) => void
}

function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  return (
    <div className="chips" role="group" aria-label={texts.categories}>
      {[null, ...categories].map((category) => (
        <button
          key={category ?? ''}
          type="button"
          className={classes('chip', category === chosen && 'on')}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category ?? texts.all}
        </button>
      ))}
    </div>
  )
}

/** Up to so many templates all pictures are drawn, beyond only those in sight. */
const few = 40

interface TemplateGridProps {
  templates: readonly Template[]
  isFiltered: boolean
  onClear: () => void
}

function TemplateGrid({ templates, isFiltered, onClear }: TemplateGridProps) {
  const [previewed, setPreviewed] = useState<Template | null>(null)
  const clone = useCloneTemplate()
  // Also while the studio's code is on its way: a second click would make a second project.
  const isCloning = clone.isPending || clone.isSuccess
  const preview = (template: Template | null) => {
    clone.reset()
    setPreviewed(template)
  }
  return (
    <>
      <p className="sr" role="status">
        {texts.found(templates.length)}
      </p>
      {templates.length === 0 ? (
        <EmptyState
          className="card"
          icon={LayoutTemplate}
          title={texts.none}
          text={isFiltered ? texts.noneFiltered : texts.noneYet}
          action={isFiltered ? <Button onClick={onClear}>{texts.clear}</Button> : undefined}
        />
      ) : (
        <div className="tpls">
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              isOfFew={templates.length <= few}
              isCloning={isCloning && clone.variables === template.id && !previewed}
              isDisabled={isCloning}
              onPreview={() => preview(template)}
              onUse={() => clone.mutate(template.id)}
            />
          ))}
        </div>
      )}
      {previewed && (
        <TemplateDialog
          template={previewed}
          onClose={() => !isCloning && preview(null)}
          error={clone.isError ? describeCloneError(clone.error) : null}
          actions={
            <CloneActions
              isCloning={isCloning}
              onCancel={() => preview(null)}
              onUse={() => clone.mutate(previewed.id)}
            />
          }
        />
      )}
    </>
  )
}
