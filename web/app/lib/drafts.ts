const databaseName = "peritus";
const storeName = "drafts";

/** What somebody has typed into a form and not yet sent. Passwords never go in here. */
export interface Draft {
  /** E-mail address of whom it belongs to. */
  user: string;
  /** Name of the form, such as `profile/education`. */
  form: string;
  values: Record<string, unknown>;
  /** Unix milliseconds. */
  savedAt: number;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(storeName, { keyPath: ["user", "form"] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(asError(request.error));
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(asError(transaction.error));
      transaction.onabort = () => reject(asError(transaction.error));
    });
  } finally {
    database.close();
  }
}

function asError(error: DOMException | null): Error {
  return error ?? new Error("The browser's storage did not answer");
}

export async function saveDraft(draft: Draft): Promise<void> {
  await inStore("readwrite", (store) => store.put(draft));
}

export async function findDraft(user: string, form: string): Promise<Draft | null> {
  const draft: unknown = await inStore("readonly", (store) => store.get([user, form]));
  return (draft as Draft | undefined) ?? null;
}

export async function removeDraft(user: string, form: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete([user, form]));
}

/** Erases every draft in this browser: for an explicit sign-out. They outlive a session that merely ends. */
export async function eraseDrafts(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}
