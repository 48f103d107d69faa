const databaseName = "peritus";
const storeName = "drafts";

/** Unsent input of a form, without passwords. */
export interface Draft {
  /** Account email; empty if signed out. */
  user: string;
  /** Such as `profile/education`. */
  form: string;
  values: Record<string, unknown>;
  /** The form was sent with exactly this, and the response has yet to come. */
  sent?: boolean;
  /** The state of the data when typing began, such as a record's version. */
  basis: string;
  /** Unix milliseconds. */
  savedAt: number;
}

/** Stays open, because a closing page doesn't wait for a new connection. */
let connection: IDBDatabase | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      // Version 1 stored one text per field instead of a list.
      if (oldVersion > 0) request.result.deleteObjectStore(storeName);
      request.result.createObjectStore(storeName, { keyPath: ["user", "form"] });
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        if (connection === database) connection = null;
      };
      database.onclose = forget;
      // Another tab upgrades or deletes the database and waits.
      database.onversionchange = () => {
        forget();
        database.close();
      };
      connection = database;
      resolve(database);
    };
    request.onerror = () => reject(asError(request.error));
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = connection ?? (await open());
  return await new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    // Without a commit, a closing page aborts the transaction.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(asError(transaction.error));
    transaction.onabort = () => reject(asError(transaction.error));
  });
}

function asError(error: DOMException | null): Error {
  return error ?? new Error("The browser's storage did not respond");
}

export async function saveDraft(draft: Draft): Promise<void> {
  await inStore("readwrite", (store) => store.put(draft));
}

export async function findDraft(user: string, form: string): Promise<Draft | null> {
  const draft: unknown = await inStore("readonly", (store) => store.get([user, form]));
  return (draft as Draft | undefined) ?? null;
}

/** Returns the drafts of forms whose names begin like this, the oldest first. */
export async function findDrafts(user: string, start: string): Promise<Draft[]> {
  const range = IDBKeyRange.bound([user, start], [user, `${start}\uffff`]);
  const drafts = (await inStore("readonly", (store) => store.getAll(range))) as Draft[];
  return drafts.sort((a, b) => a.savedAt - b.savedAt);
}

export async function removeDraft(user: string, form: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete([user, form]));
}

/** Erases drafts at sign-out. They survive an expired session. */
export async function eraseDrafts(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}

/** Removes the draft of a form that was sent with this value, unless it was typed in since. */
export async function removeSentDraft(field: string, value: string): Promise<void> {
  const drafts = (await inStore("readonly", (store) => store.getAll())) as Draft[];
  const sent = drafts.find((draft) => {
    const [own] = (draft.values[field] ?? []) as string[];
    return draft.sent && own === value;
  });
  if (sent) await removeDraft(sent.user, sent.form);
}
