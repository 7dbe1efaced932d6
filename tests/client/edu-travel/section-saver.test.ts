import { describe, expect, it } from 'vitest'
import type { Saved } from '#contract/education/application'
import { blank, type Written } from '#contract/education/sections'
import { type SaverPorts, type Stored, sectionSaver } from '#src/sites/edu-travel/parts/section-saver'

type Contact = Written['contact']

/** A server that stores one section, and a clock that the test moves. */
function scene() {
  let stored: Stored<Contact> = { version: 1, saved_at: 'first', saved_by: 'Mai', value: blank.contact }
  let refusing: { status: number; code: string; field?: string; message?: string } | null = null
  let planned: (() => void)[] = []
  const kept: unknown[] = []
  const sent: Contact[] = []
  let meanwhile = () => {}
  const write = (value: Contact, by = 'Mai'): Saved => {
    stored = { version: stored.version + 1, saved_at: `after ${stored.version}`, saved_by: by, value }
    return { version: stored.version, saved_at: stored.saved_at, saved_by: by }
  }
  const ports: SaverPorts<Contact> = {
    save: async (base, value) => {
      if (refusing) throw Object.assign(new Error('refused'), refusing)
      sent.push(value)
      meanwhile()
      if (base !== stored.version) throw Object.assign(new Error(), { status: 409, code: 'education.editedElsewhere' })
      return write(value)
    },
    latest: async () => stored,
    keep: (unsaved) => void kept.push(unsaved?.value.organization ?? null),
    later: (_, run) => {
      planned.push(run)
      return () => {
        planned = planned.filter((each) => each !== run)
      }
    },
  }
  const saver = sectionSaver({}, { base: stored }, ports)
  return {
    saver,
    sent,
    kept,
    stored: () => stored,
    state: () => saver.store.getState(),
    type: (change: Partial<Contact>) => saver.change({ ...saver.store.getState().value, ...change }),
    elsewhere: (change: Partial<Contact>) => write({ ...stored.value, ...change }, 'Binh'),
    whileSaving: (does: () => void) => {
      meanwhile = does
    },
    refuse: (as: typeof refusing) => {
      refusing = as
    },
    pass: async () => {
      const due = planned
      planned = []
      for (const run of due) run()
      await saver.flush()
    },
    waits: () => planned.length,
  }
}

describe('auto-saving a section (product §5)', () => {
  it('saves once after a pause, and then what was typed meanwhile', async () => {
    const { saver, type, sent, state, pass, whileSaving } = scene()
    type({ organization: 'Hana' })
    type({ organization: 'Hanabi High School' })
    expect(sent).toHaveLength(0)
    whileSaving(() => type({ representative: 'Sato' }))
    await saver.flush()
    whileSaving(() => {})
    expect(sent.map(({ organization }) => organization)).toEqual(['Hanabi High School'])
    expect(state().status).toBe('waiting')
    await pass()
    expect(sent[1]).toMatchObject({ organization: 'Hanabi High School', representative: 'Sato' })
    expect(state()).toMatchObject({ status: 'saved', base: { version: 3 } })
  })

  it('does not try again once it was stopped, also if a save under way fails', async () => {
    const { saver, type, refuse, kept, pass, sent, waits } = scene()
    refuse({ status: 401, code: 'auth.expired' })
    type({ organization: 'Hanabi High School' })
    const last = saver.flush()
    saver.stop()
    await last
    expect([waits(), kept.at(-1)]).toEqual([0, 'Hanabi High School'])
    refuse(null)
    saver.start()
    await pass()
    expect(sent.map(({ organization }) => organization)).toEqual(['Hanabi High School'])
  })

  it('stores unsaved text in the tab, retries, and removes it once it is saved', async () => {
    const { type, refuse, state, kept, pass, waits } = scene()
    refuse({ status: 0, code: 'general.network' })
    type({ organization: 'Hanabi' })
    await pass()
    expect(state().status).toBe('offline')
    expect(kept).toEqual(['Hanabi'])
    expect(waits()).toBe(1)
    refuse(null)
    await pass()
    expect(state().status).toBe('saved')
    expect(kept.at(-1)).toBeNull()
  })

  it('merges two edits that touch different fields', async () => {
    const { type, elsewhere, state, stored, pass } = scene()
    elsewhere({ country: 'VN' })
    type({ organization: 'Hanabi' })
    await pass()
    await pass()
    expect(state()).toMatchObject({ status: 'saved', conflicts: [] })
    expect(stored().value).toMatchObject({ organization: 'Hanabi', country: 'VN' })
  })

  it('overwrites nothing silently: both versions wait until the user chooses', async () => {
    const { saver, type, elsewhere, state, stored, pass, sent } = scene()
    elsewhere({ organization: 'Hanoi Study Tours', country: 'VN' })
    type({ organization: 'Hanabi', representative: 'Sato' })
    await pass()
    expect(state()).toMatchObject({
      status: 'conflict',
      conflicts: [{ part: 'organization', mine: 'Hanabi', theirs: 'Hanoi Study Tours' }],
      theirs: { saved_by: 'Binh' },
    })
    await pass()
    expect(sent).toHaveLength(1)
    expect(stored().value.organization).toBe('Hanoi Study Tours')
    saver.choose({ organization: 'theirs' })
    await pass()
    expect(stored().value).toMatchObject({
      organization: 'Hanoi Study Tours',
      representative: 'Sato',
      country: 'VN',
    })
    expect(state().value.organization).toBe('Hanoi Study Tours')
  })

  it('shows remote changes, unless the user is typing', async () => {
    const { saver, type, elsewhere, state, stored } = scene()
    elsewhere({ country: 'VN' })
    saver.arrived(stored())
    expect(state()).toMatchObject({ value: { country: 'VN' }, taken: 1, status: 'saved' })
    type({ organization: 'Hanabi' })
    elsewhere({ country: 'JP' })
    saver.arrived(stored())
    expect(state().value.country).toBe('VN')
  })

  it('stops where the section was closed, and keeps the typed text', async () => {
    const { type, refuse, state, pass, waits, kept } = scene()
    refuse({ status: 409, code: 'education.sectionClosed' })
    type({ organization: 'Hanabi' })
    await pass()
    expect(state().status).toBe('closed')
    expect(waits()).toBe(0)
    expect(kept.at(-1)).toBe('Hanabi')
  })

  it('does not retry an invalid value, names its field, and saves once it is changed', async () => {
    const { type, refuse, state, pass, waits, kept } = scene()
    refuse({ status: 400, code: 'validation.tooLong', field: 'value.organization', message: 'Too long.' })
    type({ organization: 'Hanabi '.repeat(100) })
    await pass()
    expect(state()).toMatchObject({ status: 'refused', refusal: { path: 'organization', message: 'Too long.' } })
    expect(waits()).toBe(0)
    expect(kept.at(-1)).toBe('Hanabi '.repeat(100))
    refuse(null)
    type({ organization: 'Hanabi' })
    await pass()
    expect(state().status).toBe('saved')
  })

  it('continues once a section is open again, with what was typed while it was closed', async () => {
    const { saver, type, refuse, state, stored, pass, elsewhere } = scene()
    refuse({ status: 409, code: 'education.sectionClosed' })
    type({ organization: 'Hanabi' })
    await pass()
    elsewhere({ country: 'VN' })
    saver.arrived(stored(), false)
    expect(state().status).toBe('closed')
    refuse(null)
    saver.arrived(stored(), true)
    await pass()
    expect(state().status).toBe('saved')
    expect(stored().value).toMatchObject({ organization: 'Hanabi', country: 'VN' })
  })

  it('is closed for a user who no longer works on it, and shows the stored version once the draft is discarded', async () => {
    const { saver, type, refuse, state, stored, pass, kept } = scene()
    refuse({ status: 404, code: 'education.notFound' })
    type({ organization: 'Hanabi' })
    await pass()
    expect(state().status).toBe('closed')
    saver.discard(stored())
    expect(state()).toMatchObject({ status: 'saved', value: { organization: '' } })
    expect(kept.at(-1)).toBeNull()
  })

  it('saves what is added other than by typing, and an open form shows it', async () => {
    const { saver, state, stored, pass } = scene()
    saver.put({ ...state().value, organization: 'Hanabi' })
    expect(state().taken).toBe(1)
    await pass()
    expect(stored().value.organization).toBe('Hanabi')
  })
})
