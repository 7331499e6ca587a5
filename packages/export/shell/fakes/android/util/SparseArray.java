package android.util;

public class SparseArray<E> {
    private final java.util.Map<Integer, E> values = new java.util.HashMap<Integer, E>();
    public E get(int key) { return values.get(key); }
    public void put(int key, E value) { values.put(key, value); }
    public void remove(int key) { values.remove(key); }
}
